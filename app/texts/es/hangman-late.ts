export const yourGames = 'Tus partidas';
export const played = 'Jugadas';
export const won = 'Ganadas';
export const streak = 'Racha';
export const best = 'Mejor racha';
export const keptHere = 'Se guarda en este navegador, en este dispositivo y en ningún otro sitio.';
export const notKept =
  'Este dispositivo no guarda nada ahora: no le queda sitio o no le dejan. Las partidas de esta visita cuentan hasta que te vayas.';
export const guessesLeft = 'Intentos que quedaban al final';
export const lost = 'perdidas';
export const sendOn = 'Mándalo';
export const copyByHand =
  'Este navegador no copia nada por sí mismo. Las palabras están marcadas: cópialas y pégalas donde estén tus amistades.';
export const toSend = 'Lo que se envía';
