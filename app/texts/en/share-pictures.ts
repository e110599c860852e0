// The lettering on the pictures that a link to a screen shows elsewhere, with its line breaks. Home's has the clay title.
export const titles: Readonly<Record<string, string>> = {
  choose: 'Pick & Chat',
  chat: 'Somebody here\nwould like to\ntalk to you',
  hangman: 'Hangman:\nSwamp Edition',
  'fortune-teller': 'Shrek\nFortune Teller',
  licence: 'Licence',
  care: 'Care and help',
  lost: 'Lost in\nthe swamp',
};
