export const postcard = 'Postal';
export const missing = 'La postal no llega. Inténtalo otra vez.';
export const yours = 'Tu postal';
export const shape = 'Forma';
export const tall = 'Alta';
export const wide = 'Ancha';
export const small = 'Dibujada en este dispositivo. Solo va a donde tú la mandes.';
export const shareIt = 'Compartir la imagen';
export const copyIt = 'Copiar la imagen';
export const saveIt = 'Guardar la imagen';
export const markIt = 'Copiar las palabras';
export const isCopied = 'La imagen está copiada: pégala donde quieras.';
export const isSaved = 'La imagen está guardada: búscala entre tus descargas.';
export const isMarked = 'Las palabras están marcadas abajo: cópialas a mano.';
export const noSharing = 'Compartir no funciona aquí.';
export const noCopying = 'Tu navegador no deja copiar imágenes.';
export const noSaving = 'Este navegador no entrega ninguna imagen.';
export const from = 'Una postal de Swampheart';
export const places: Readonly<Record<string, string>> = {
  tent: 'en una carpa violeta',
  hut: 'en una cabaña, a la luz de un farol',
  dusk: 'ante el sol que se pone',
};
export const inWords = (who: string, place: string, words: string, note: string) =>
  `Postal: ${who} ${place}. ${words} ${who}, ${note}. Swampheart.`;
export const inSwamp = 'en el pantano';
export const theDaysWord = 'La palabra del día';
export const gameWon = (word: string, left: number) =>
  `¡${word}! Acertada, y quedan ${left} de 9 etiquetas. Casi me impresionas.`;
export const gameLost = (word: string) => `${word}. Nueve etiquetas al agua, y mi paciencia detrás.`;
export const game = 'El ahorcado: edición pantano';
