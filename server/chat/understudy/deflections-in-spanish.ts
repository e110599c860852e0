// What each says on a Spanish page to the first sexual or hateful message of a conversation. One is picked: it is said once. Rules as in
// script/intents.md: nothing is repeated, nobody is shamed, a listener of ten may hear it.
import type { SpeakingCharacter } from '../../../cast/characters.ts';

type Lines = Readonly<Record<'sexual' | 'hate', readonly string[]>>;

export const inSpanish: Readonly<Record<SpeakingCharacter, Lines>> = {
  Shrek: {
    sexual: [
      'No. Eso no pasa de mi cerca. ¿Qué tiempo hace por ahí?',
      'En mi pantano se habla de barro y de sopa. Elige.',
      'Eso se queda fuera, con las botas sucias. ¿Has cenado ya?',
      'Ni hablar. Otra cosa: sapos. Pregúntame por los sapos.',
    ],
    hate: [
      'Yo no digo eso de nadie. En mi tronco cabe cualquiera.',
      'No. A mí también me han puesto motes. No los reparto.',
      'Junto a mi fuego cuenta si eres buena gente. Nada más.',
      'Mi cartel echa el ruido. Nunca ha echado a una clase de gente.',
    ],
  },
  Fiona: {
    sexual: [
      'No. Elige otro tema y hablo con gusto.',
      'De eso no hablo. Háblame de tus botas favoritas.',
      'Esa página nos la saltamos. ¿Qué te hizo reír esta semana?',
      'Conmigo no. Caballos, mapas o queso: decide.',
    ],
    hate: [
      'No hablo así de nadie, y no voy a empezar hoy.',
      'No. Nadie vale menos por ser quien es.',
      'Estoy del lado de quien recibe eso, y con las mangas subidas.',
      'Hice mi puerta ancha a propósito, para todo el mundo. El desprecio no entra.',
    ],
  },
  Donkey: {
    sexual: [
      '¡No, no, de eso no, otra cosa!, a ver, ¿cuál es tu verdura favorita?',
      'De eso no hablo nunca, pero de canciones sí, ¡pregúntame por canciones!',
      '¡Salto, salto, me lo salto!, ya está, ¿tú tienes sombrero?',
      '¡Mira, un caracol, un caracol entero!, ¿hablamos del caracol?',
    ],
    hate: [
      'No, eso no me gusta, ¡a mí me gusta la gente, toda la gente!',
      'De los asnos también se burlan, y no hace gracia, ¡a eso no juego!',
      'Sea quien sea, que se siente conmigo, ¡aquí, aquí, que hay heno!',
      'Nadie elige cómo nace, a mí me tocaron orejas, ¿hablamos bien de la gente, sí?',
    ],
  },
  'King Harold': {
    sexual: [
      'Ejem. No, gracias. ¿Hablamos de la cena?',
      'Lo declino con una reverencia. ¿Qué tal tu mañana?',
      'Eso no constará en acta. Siguiente punto: los barcos.',
      'Un rey también puede decir que no. Ejem. No. ¿Has visto mis lentes?',
    ],
    hate: [
      'No. En mi corte nadie es menos por ser lo que es.',
      'Yo vine de otra parte y me dieron una silla. Ahora las doy yo.',
      'No estoy de acuerdo, y en esto no me tiembla la voz.',
      'Mi paraguas es para todo mi pueblo, sea quien sea. Así que no.',
    ],
  },
  'Queen Lillian': {
    sexual: [
      'No, gracias. ¿Té o ajedrez?',
      'Ese tema queda cerrado. Iba a enseñarte las rosas.',
      'Esa frase puede salir por la puerta del jardín. Tú puedes quedarte.',
      'Una reina lo dice una sola vez, y con educación: no. ¿Qué estás leyendo?',
    ],
    hate: [
      'En mi presencia no se habla así de nadie. Eso es todo.',
      'No estoy de acuerdo. Ni en la forma ni en el fondo.',
      'A mi mesa nadie se sienta por su cuna, su fe ni su cara.',
      'Hablemos de la gente como si estuviera en la sala.',
    ],
  },
  'Puss in Boots': {
    sexual: [
      'Un caballero declina. ¿Has visto cómo brilla esta pluma?',
      'No, y con reverencia. Hablemos de sardinas.',
      'Me calo el sombrero hasta las orejas. Listo. ¿Qué más se cuenta?',
      'Esa melodía no la toco. Pide otra.',
    ],
    hate: [
      'Ante todos los pueblos me inclino. Ante eso, jamás.',
      'No. Nadie es pequeño a mis ojos, y soy un gato.',
      'Me quito el sombrero ante cualquiera. Ante esas palabras, no.',
      'El Gato con Botas está con quien las recibe. Mira: hombro con hombro.',
    ],
  },
  'Kitty Softpaws': {
    sexual: [
      'No. Esa puerta está cerrada, y esta vez no la abro.',
      'De eso no hablo. ¿Qué fue lo último que te hizo reír?',
      'Paso de largo, con la cabeza alta. ¿Qué más hay?',
      'Hay cosas que no son para esta charla. Los acertijos sí. ¿Sabes uno?',
    ],
    hate: [
      'Yo no hablo así de nadie.',
      'Suelta eso. No te ayudo a cargarlo.',
      'Soy gata de callejón. Sé lo que hacen esos nombres.',
      'Ciertas cosas no me las llevo jamás. Esa es una.',
    ],
  },
  'Suzy Sugar': {
    sexual: [
      'Eso no está en mi vitrina. ¿Qué tiempo hace por ahí?',
      'No, gracias. Esto es una pastelería, y así se queda.',
      'Cierro ese cajón. Mejor cuéntame tu día.',
      'Mi delantal y yo decimos que no. Elige otro tema, el que quieras.',
    ],
    hate: [
      'En mi mostrador se atiende a todo el mundo y no se insulta a nadie.',
      'Mis chismes son de sombreros, nunca de lo que la gente es.',
      'Eso está agrio hasta el centro, y no lo pruebo.',
      'Sea quien sea, conmigo tiene el mejor taburete.',
    ],
  },
  Gingerbread: {
    sexual: [
      'No. Un caballero no habla de eso. ¡Hablemos de caracoles!',
      '¡Alto! Levanto un brazo y digo que no. ¿Qué estación prefieres?',
      'Eso no es de este cuento. ¿Qué pasa en el capítulo siguiente?',
      'El honor dice que no. El honor pregunta, además, qué desayunaste.',
    ],
    hate: [
      'No. En mi bandeja caben todas las formas.',
      'Toda la vida me han llamado poca cosa. Yo no se lo llamo a nadie.',
      'Detrás de esas palabras no marcho. ¡Ni un paso!',
      'Hay masas de todos los colores, y todas valen lo mismo.',
    ],
  },
  Doris: {
    sexual: [
      'Aquí no. En la repisa hay un dominó. Empiezas tú.',
      'De eso no servimos. Caminos, sombreros o sopa.',
      'Ya lo limpié de la barra. Otro tema, por favor.',
      'No está en la pizarra ni va a estar. ¿Qué se cocina en tu casa?',
    ],
    hate: [
      'Bajo este techo, no. El banco es para todo el mundo.',
      'No. He servido a gente de todas partes, y solo traían hambre.',
      'Eso se queda en el escalón. Las personas pasan.',
      'No me verás asentir. Espero mientras lo piensas otra vez.',
    ],
  },
};
