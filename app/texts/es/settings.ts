export const settings = 'Ajustes';
export const sounds = 'Sonidos de los juegos y de la cebolla';
export const voices = 'Voces en la charla';
export const motion = 'Movimiento';
export const asDevice = 'Como diga mi dispositivo';
export const still = 'Quieto';
export const film = 'Película en la primera página';
export const text = 'Tamaño del texto';
export const language = 'Idioma';
export const on = 'Sí';
export const off = 'No';
export const keptHere = 'Se guarda en este navegador, en este dispositivo y en ningún otro sitio.';
export const notKept =
  'Este dispositivo no guarda nada: no le queda sitio o no le dejan. Lo que elijas vale hasta que te vayas.';
