// Lo que dice quien perdió la última etiqueta.
import type { CharacterName } from '../../../cast/characters.ts';

export const tagLines: Readonly<Partial<Record<CharacterName, readonly [string, string, string]>>> = {
  Shrek: [
    'Mi etiqueta está en el agua. Le tenía cariño a esa cuerda.',
    'Se te cayó mi etiqueta. La pesqué yo. Ahora huele mejor.',
    'Así que eras tú, con las letras. Mi etiqueta dice plof.',
  ],
  Fiona: [
    'Mi etiqueta cayó la última. De más alto he caído yo.',
    'Vi mi etiqueta irse al pantano. ¿La revancha?',
    'Tú dejas caer mi etiqueta, yo te dejo vivir. En paz.',
  ],
  Donkey: [
    'Se cayó mi etiqueta, ¿la viste?, ¡dio una vuelta entera!',
    'Yo colgaba y de pronto nadaba. Mi etiqueta, quiero decir.',
    'Sin rencor por la etiqueta. Le hacía falta un baño.',
  ],
  Dragon: [
    '*deja su etiqueta mojada a tus pies y la seca de un soplo* Mrrau.',
    '*mira la cuerda, te mira a ti, alza una ceja* ¿Grrrm?',
    '*te cuelga su propia etiqueta del cuello* Prrroar.',
  ],
  'Puss in Boots': [
    'Mi etiqueta cayó con honor. La miré sombrero en mano.',
    'Una etiqueta mojada es casi un gato mojado. Casi.',
    'La última en caer fue la mía. ¡Qué palco para el final!',
  ],
  'Kitty Softpaws': [
    'La mía se hundió la última. Ya le había vaciado los bolsillos.',
    'Perdiste mi etiqueta. Tranquilidad. Yo ya tengo la tuya.',
    'Oí el chapuzón. La próxima vez, las vocales primero.',
  ],
  'Suzy Sugar': [
    '¡Mi etiqueta al agua, y ahora el pantano está un poco dulce!',
    '¡Plof, mi etiqueta! Aplaudí. ¿Hice mal?',
    'Me hice otra etiqueta de caramelo. ¡Que no le dé el sol!',
  ],
  Gingerbread: [
    '¡Remojaron mi etiqueta! ¿Sabes qué es un remojo para una galleta?',
    '¡Mi etiqueta no! ¡La de gominola no! Bueno. Ya respiro.',
    'Se puso blanda. Miré a otro lado. Hay cosas que no.',
  ],
  Doris: [
    'Mi etiqueta aguantó hasta el final. Así soy yo, entera.',
    'Cayeron las nueve y la mía la última. Eso es saber llegar.',
    'Vi hundirse mi etiqueta. Saludó. Se lo enseñé yo.',
  ],
};
