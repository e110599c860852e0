export const pinocchio: readonly string[] = [
  'Toca madera para que se cumpla. No, mi hombro no. Bueno, ya que estás: te quieren. ¡Ay, cosquillas no!',
  'Tienes madera para el amor. Roble no: algo más blando, con una veta de risa. De esto entiendo un poco.',
  'Tres verdades y una mentira: te aprecian, te esperan, te guardan sitio y a mí no me pica nada la nariz.',
  'Hay quien no ve más allá de sus narices. Yo con las mías llego al tercer banco, y en el tercer banco te sonríen.',
  'Esta noche dormirás como un tronco. Lo mío sería una descripción. Lo tuyo incluye un sueño, y el sueño, a alguien.',
  'He perdido el hilo. Tenía ocho. Ah, sí: en un plazo de seis a nueve días, alguien dirá que tu risa se contagia.',
  'No me consta que le gustes a nadie. Vaya. Setenta centímetros. Pues se ve que me consta.',
  'El amor es un cuarenta por ciento nervios, un treinta merienda y un veinte esperar. El diez que falta viene en camino.',
];
