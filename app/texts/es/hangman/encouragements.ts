// Se muestra al empezar y tras una letra acertada: ninguna frase habla de empezar ni de acertar.
export const encouragements: readonly { speaker: string; line: string }[] = [
  { speaker: 'Shrek', line: 'Sin prisa. La sopa se enfría sola y yo me quejo igual. Piensa.' },
  { speaker: 'Fiona', line: 'De torres peores salí, y sin pistas. Remángate y elige.' },
  {
    speaker: 'Donkey',
    line: 'No respiro, no parpadeo, me estoy poniendo azul, elige una, la que sea, ¡esa que miras!',
  },
  {
    speaker: 'Puss in Boots',
    line: 'Este felino se quita el sombrero ante tu ingenio. ¡Y no se lo quita ni para dormir!',
  },
  { speaker: 'Kitty Softpaws', line: 'Toda palabra deja una ventana mal cerrada. Tantéalas con calma.' },
  { speaker: 'Gingerbread', line: '¡Me he subido a un dedal para verte mejor! ¡Que tiemble el diccionario!' },
  {
    speaker: 'Suzy Sugar',
    line: 'Una taza de maña, dos de calma, corazón, y no le cuentes a nadie quién te sopló ánimo.',
  },
  { speaker: 'King Harold', line: 'Ejem. La Corona confía en... ¿eso era una libélula? Perdón. Confía muchísimo.' },
  {
    speaker: 'Queen Lillian',
    line: 'Una letra se elige como se despide a un embajador: sonriendo y sin dudar un instante.',
  },
  { speaker: 'Doris', line: 'He visto a tres magos sudar con esa. Tú al menos limpias la mesa. Sigue.' },
  { speaker: 'Pinocchio', line: 'No tengo los dedos cruzados. Bueno, son de madera y se me han atascado así.' },
  { speaker: 'Dragon', line: 'Jrrrum. *te abanica con la cola; en el molino vuelven a moler*' },
  { speaker: 'Shrek', line: 'Tengo una cerca rota y aquí sigo, mirándote. Eso es cariño. Calla.' },
  { speaker: 'Fiona', line: 'Mira las rayas vacías como a un duende en el camino: a los ojos.' },
  {
    speaker: 'Donkey',
    line: 'Tú y yo, un misterio, una merienda, es el mejor día del año o qué, ¿qué letra, qué letra?',
  },
  {
    speaker: 'Puss in Boots',
    line: '¡En guardia, abecedario! Te enfrentas a quien yo habría elegido de escudero. Honor enorme.',
  },
  { speaker: 'Kitty Softpaws', line: 'Yo ya abrí la caja y miré. Me divierte verte girar la rueda.' },
  { speaker: 'Gingerbread', line: '¡No tengo rodillas y aun así no me arrodillo! ¡Ni tú tampoco! ¡Adelante!' },
  { speaker: 'Suzy Sugar', line: 'El panadero apostó en tu contra, miel. Casualmente hoy no le subió la masa.' },
  { speaker: 'King Harold', line: 'Apostaría por ti mi mejor nenúfar. ¡Almohadón! He dicho almohadón, ¿verdad?' },
  { speaker: 'Queen Lillian', line: 'Mi esposo se ha tapado los ojos. Yo miro por los dos y estoy encantada.' },
  { speaker: 'Doris', line: 'Ese taburete da suerte. El otro cojea. Todo lo que sé de la vida está ahí.' },
  { speaker: 'Pinocchio', line: 'Estoy tranquilo. Crac. Ha sido la silla. Crac. De acuerdo, ha sido mi nariz.' },
  { speaker: 'Dragon', line: '*sostiene una llamita junto al tablero, muy quieta, para que veas* ¿Mrrru?' },
  { speaker: 'Shrek', line: 'Sacude la cabeza. Si suena a hueco, es la mía.' },
  { speaker: 'Fiona', line: 'Cerrojos más tercos abrí con una horquilla y mal humor. Te presto ambos.' },
  { speaker: 'Donkey', line: 'Espera, espera, ya sé, no, no sé, pero tú sí, se te nota en las orejas, ¡dilo, dilo!' },
  {
    speaker: 'Puss in Boots',
    line: 'Hasta la luna se asoma al tejado a ver tu jugada. Apártate, luna, que yo llegué antes.',
  },
];
