export const blurb =
  'Come in, mind the puddle. Somebody in here is in love, somebody is losing his temper, and the onion knows how it ends.';
export const doors = 'Three doors';
export const toHangman = 'Play Hangman: Swamp Edition';
export const toChoose = 'Pick & Chat';
export const toFortune = 'Reveal Your Swampy Fortune';
export const pauseFilm = 'Pause the film';
export const playFilm = 'Play the film';
export const fans = 'Swampheart fans';
export const licence = 'MIT licence';
export const source = 'Source code';
