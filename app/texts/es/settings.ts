// La hoja de ajustes.
export const heading = 'Ajustes';
export const voices = 'Voces en la charla';
export const motion = 'Movimiento';
export const asDevice = 'Como diga mi aparato';
export const still = 'Quieto';
export const film = 'Película en la primera página';
export const sounds = 'Sonidos de los juegos y la cebolla';
export const textSize = 'Tamaño del texto';
export const language = 'Idioma';
export const on = 'Sí';
export const off = 'No';
export const kept = 'Se guarda en este navegador, en este aparato y en ningún otro sitio.';
export const notKept =
  'Este aparato no guarda nada: no le queda sitio o está cerrado. Lo que elijas vale hasta que te vayas.';
