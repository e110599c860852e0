/** Every address, with its heading and title as they must be, and where its Back link leads. A new screen gets a line here. */
export const screens = [
  { path: '/', heading: 'Swampheart', title: 'Swampheart', back: null },
  { path: '/choose', heading: 'Pick & Chat', title: 'Pick & Chat · Swampheart', back: '/' },
  { path: '/chat', heading: 'Shrek', title: 'Chat · Swampheart', back: '/choose' },
  { path: '/minigame', heading: 'Hangman: Swamp Edition', title: 'Hangman: Swamp Edition · Swampheart', back: '/' },
  { path: '/fortune-teller', heading: 'Shrek Fortune Teller', title: 'Shrek Fortune Teller · Swampheart', back: '/' },
  { path: '/licence', heading: 'Licence', title: 'Licence · Swampheart', back: '/' },
  { path: '/care', heading: 'Care and help', title: 'Care and help · Swampheart', back: '/' },
] as const;
