export const waiting = 'Allí espera un mensaje que habías empezado.';
export const keepMine = 'Dejar el mío';
export const ask = 'Pregúntale a ';
export const whatItMeans = ' qué significa';
export const replaceIt = 'Cambiarlo';

export const takenOut = 'Sacada.';
export const myBox = 'Mi caja';
export const yourBox = 'Tu caja de fortunas';
export const isEmpty = 'La caja está vacía. Pide una fortuna y guárdala: te esperará aquí.';
export const keptHere = 'Se guarda en este navegador, en este dispositivo y en ningún otro sitio.';
export const takeOut = 'Sacar';
export const toldOn = (day: string, isOfDay: boolean) => `, ${day}${isOfDay ? ', fortuna del día' : ''}`;

export const share = 'Compartir';
export const copy = 'Copiar';
export const copied = 'Copiada.';
export const marked = 'Tu navegador no deja copiar. Las palabras están marcadas: cópialas a mano.';
export const shared = (fortune: string, teller: string, address: string) =>
  `«${fortune}»\n${teller}, en la carpa de Swampheart\n${address}`;

export const notKept = 'Este dispositivo no guarda nada ahora: no le queda sitio o no le dejan.';
export const yourDay = 'Tu fortuna del día. Mañana te espera otra.';
export const isInBox = 'Ya está en tu caja.';
export const ofDay = 'Del día';
export const kept = 'Guardada';
export const keepIt = 'Guardarla';
export const teller = 'desde la carpa de las fortunas';
export const waitsAsk = 'Hoy hay una fortuna que te espera solo a ti. La tiene ';
export const waitsEnd = '.';

export const question = (fortune: string) => `Me dijiste esta fortuna: “${fortune}” ¿Qué significa?`;
export const sentToYou = 'Una fortuna que alguien te envía.';
