/** Every address, with its heading and title as they must be. A new screen gets a line here. */
export const doors = [
  { path: '/', heading: 'Swampheart', title: 'Swampheart' },
  { path: '/choose', heading: 'Pick & Chat', title: 'Pick & Chat · Swampheart' },
  { path: '/chat', heading: 'Shrek', title: 'Chat · Swampheart' },
  { path: '/minigame', heading: 'Hangman: Swamp Edition', title: 'Hangman: Swamp Edition · Swampheart' },
  { path: '/fortune-teller', heading: 'Shrek Fortune Teller', title: 'Shrek Fortune Teller · Swampheart' },
  { path: '/licence', heading: 'Licence', title: 'Licence · Swampheart' },
];
