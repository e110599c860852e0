export const theNewest = 'La última respuesta';
export const stop = 'Parar';
export const tryAgainIn = (time: string) => `Intentar otra vez en ${time}`;
export const anotherAnswer = 'Otra respuesta';
export const replyBefore = 'Respuesta anterior';
export const replyAfter = 'Respuesta siguiente';
export const copy = 'Copiar';
export const copied = 'Copiado';
export const copyByHand = 'Tu navegador no deja copiar. Las palabras están marcadas: cópialas a mano.';
export const whatDoesItMean = '¿Qué significa?';
export const carryOn = 'Seguir donde lo dejamos';

export const thisTalk = 'Esta charla';
export const isKept =
  'Tus charlas se guardan en este navegador, en este dispositivo y en ningún otro sitio. Quien lo use puede leerlas. Desde un mensaje que hable de peligro ya no se guarda nada.';
export const isNotKept = 'Este dispositivo no guarda nada de lo que se dice ahora: no le queda sitio o no le dejan.';
export const saveAsText = 'Guardar esta charla como texto';
export const talkWith = (character: string) =>
  `Una charla con ${character} en Swampheart. Lo que dice ${character} es ficción.`;

export const mentions: Readonly<Record<string, string>> = {
  Shrek: 'Así que te guardaste mi fortuna, ¿eh?',
  Fiona: 'Te guardaste la que te dije hoy:',
  Donkey: 'La guardaste, te guardaste mi fortuna, esta de aquí:',
  'Puss in Boots': 'Has guardado mi fortuna de este día. ¡Gran juicio!',
  'Kitty Softpaws': 'Hoy te metiste mi fortuna en el bolsillo. Lo vi.',
  'King Harold': 'Ejem. Has guardado la fortuna de hoy. Qué honor.',
};
export const whatMyFortuneMeans = '¿Qué significa mi fortuna?';

export const pause = (hours: number, isForChild: boolean) =>
  `Llevas aquí ${hours > 1 ? `${hours} horas` : 'una hora'}${isForChild ? ', con una máquina y no con una persona' : ''}. Es un buen momento para una pausa.`;
