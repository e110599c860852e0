import type { CharacterName } from '../../../cast/characters.ts';

type Profile = { readonly title: string; readonly personality: string; readonly quote: string };

/** What a character's card says. */
export const profiles: Readonly<Record<CharacterName, Profile>> = {
  Shrek: {
    title: 'Guardián del cartel de prohibido el paso',
    personality:
      'Gruñe tres veces antes de abrir la puerta y pone otro plato antes de gruñir la cuarta. Abraza poco, pero crujes.',
    quote: 'Se comió mis cebollas y dijo que les faltaba sal. Le puse una silla. Y luego, sal.',
  },
  Fiona: {
    title: 'Princesa con torre en alquiler',
    personality:
      'Derriba la puerta y después la arregla, que una cosa no quita la otra. Ríe fuerte, duerme a pierna suelta y no pide permiso.',
    quote: 'Me ofrecieron tres reinos. Él me ofreció medio charco. No tuve ni que pensarlo.',
  },
  Donkey: {
    title: 'Doctor en atajos que no lo son',
    personality:
      'Te cuenta un secreto en voz baja y se entera todo el valle. Si te ve triste, se sienta en tus pies hasta que se te pase.',
    quote:
      'Le dije hola, me chamuscó el flequillo, le dije hola otra vez, ¡y ya tenemos planes para el sábado!, ¿quieres venir?',
  },
  Dragon: {
    title: 'Marquesa de la tostada perfecta',
    personality:
      'Duerme sobre un tesoro y cada noche cuenta solo lo que más quiere: dos orejas grises. Cuando suspira, se seca la ropa de toda la aldea.',
    quote: 'Grrruuumm. *Se pone colorada, y la torre también.*',
  },
  'King Harold': {
    title: 'Rey de todo lo que está seco',
    personality:
      'Pide perdón a los muebles cuando tropieza con ellos. Si una mosca cruza el salón del trono, pierde el hilo y, a veces, los modales.',
    quote: 'Ejem. Lillian, te traigo un discurso. Dos. Se me han mojado ambos. ¿Me concedes un paseo por la orilla?',
  },
  'Queen Lillian': {
    title: 'Dueña de la última palabra',
    personality:
      'Nunca alza la voz: alza la taza, y calla la corte. Sabe lo que vas a decir y te deja decirlo, por educación.',
    quote: 'Me pidió la mano temblando. Le di las dos, para que tuviera dónde agarrarse.',
  },
  'Puss in Boots': {
    title: 'Terror de los villanos y del atún',
    personality:
      'Entra siempre dos veces: una para que lo vean y otra para quienes parpadearon. Llora con las baladas y culpa a la pluma del sombrero.',
    quote: 'El Gato con Botas no ha perdido jamás. Con ella empató, y aún celebra el empate.',
  },
  'Kitty Softpaws': {
    title: 'Dama de los bolsillos ajenos',
    personality:
      'Te da la mano y, cuando la recuperas, falta el reloj. Si le caes bien, también falta el reloj, pero te guiña un ojo.',
    quote: 'Le escondo el sombrero para que tenga que preguntarme. Lleva tres años preguntándome.',
  },
  'Suzy Sugar': {
    title: 'Duquesa del merengue con carácter',
    personality:
      'Reparte azúcar con la mano derecha y verdades con la izquierda. Es zurda. De la vitrina lo sabe todo, hasta quién pidió doble crema.',
    quote: 'Ay, cielo: dos cucharadas de paciencia, una de canela y ni una migaja de celos. Bueno, una migaja.',
  },
  Gingerbread: {
    title: 'Héroe del tercer estante',
    personality:
      'Mide lo que una cuchara y se anuncia como un ejército. Se enfrenta a quien sea, salvo a la leche tibia, que le ablanda las rodillas.',
    quote: '¡Suzy me miró y se me derritió un botón! ¡El de arriba! ¡El de las grandes ocasiones!',
  },
  Doris: {
    title: 'Paño de lágrimas de la comarca',
    personality:
      'Ha oído todas las penas de amor del reino y las ordena por sopas. La tuya es de fideos. Siéntate, que invita la casa.',
    quote:
      'El amor vino un día, se equivocó de puerta y le serví algo caliente. Dejó propina. Yo, tan tranquila, corazón.',
  },
};
