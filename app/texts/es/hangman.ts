export const title = 'El ahorcado del pantano';
export const subtitle = 'Adivina la palabra o Shrek perderá la calma';
export const wordOfDay = 'Palabra del día';
export const wordOfDayFor = (day: string) => `Palabra del día para todo el mundo, ${day}`;
export const friendsWord = 'Alguien te manda esta palabra: adivínala';
export const yourGames = 'Tus partidas';
export const noGames = 'Tus partidas no se dejan ver ahora. Inténtalo otra vez.';
export const withoutScript = 'La palabra se queda en el pantano hasta que actives JavaScript.';
export const noHint = 'No llega ninguna pista. Inténtalo otra vez.';
export const share = 'Compartir';
export const challenge = 'Retar a alguien';
export const hint = 'Pista';
export const again = 'otra vez';
export const forTag = 'por 1 etiqueta';
export const hintAgain = 'Pista otra vez';
export const hintForTag = 'Pista por 1 etiqueta';
export const playAgain = 'Jugar otra vez';
export const letters = 'Letras';
export const right = 'acierto';
export const wrong = 'fallo';
export const rule = 'Cada fallo, una etiqueta; al noveno, ruge.';
export const tags = 'Etiquetas en la cuerda';
export const isLost = ', perdida';
export const word = 'La palabra';
export const blank = 'hueco';
export const isMissed = ', se escapó';
export const lostChallenge = 'Ese enlace se ha roto por el camino. Aquí tienes una palabra fresca del pantano.';
export const lost = (word: string) => `Shrek está decepcionado... La palabra era «${word}» 💔`;
export const guessesLeft = (left: number) =>
  left === 1 ? '1 intento' : left === 0 ? 'sin intentos' : `${left} intentos`;
export const playedAndWon = (played: number, won: number) =>
  `${played} ${played === 1 ? 'jugada' : 'jugadas'}, ${won} ${won === 1 ? 'ganada' : 'ganadas'}.`;
export const streaks = (streak: number, best: number) => `Racha de ${streak}, la mejor de ${best}.`;
export const copied = 'Copiado, listo para pegar.';
export const notSent = 'No se ha podido enviar.';
export const hintHeard = (tag: string, left: string, banner: string) =>
  `Una pista por la etiqueta de ${tag}; ${left}. ${banner}`;
export const wordHeard = (isRematch: boolean, letters: number, left: string, banner: string) =>
  `${isRematch ? 'Una palabra nueva' : 'Una palabra'} de ${letters} letras; ${left}. ${banner}`;
export const guessHeard = (letter: string, isRight: boolean) => `${letter} ${isRight ? 'está' : 'no está'}`;
export const wonHeard = 'Has ganado. ';
export const postcard = 'Postal';
