export const home = 'Swampheart';
export const choose = 'Elige y charla · Swampheart';
export const chat = 'Charla · Swampheart';
export const hangman = 'El ahorcado del pantano · Swampheart';
export const fortuneTeller = 'Shrek, el adivino · Swampheart';
export const licence = 'Licencia · Swampheart';
export const care = 'Ayuda y apoyo · Swampheart';
export const lost = 'Sin rumbo en el pantano · Swampheart';
