export const blurb =
  'Pasa, cuidado con el charco. Aquí hay quien anda enamorado, hay quien está perdiendo la paciencia, y la cebolla sabe cómo acaba todo.';
export const doors = 'Tres puertas';
export const toHangman = 'Juega al ahorcado del pantano';
export const toChoose = 'Elige y charla';
export const toFortune = 'Descubre tu fortuna pantanosa';
export const pauseFilm = 'Pausar la película';
export const playFilm = 'Ver la película';
export const fans = 'fans de Swampheart';
export const licence = 'Licencia MIT';
export const source = 'Código fuente';
