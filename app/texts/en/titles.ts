// What the browser's tab says of each screen.
export const home = 'Swampheart';
export const choose = 'Pick & Chat · Swampheart';
export const chat = 'Chat · Swampheart';
export const hangman = 'Hangman: Swamp Edition · Swampheart';
export const fortuneTeller = 'Shrek Fortune Teller · Swampheart';
export const licence = 'Licence · Swampheart';
export const care = 'Care and help · Swampheart';
export const lost = 'Lost in the swamp · Swampheart';
