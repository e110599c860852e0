// The lettering on the pictures that a link to a screen, or to what somebody sends, shows elsewhere, with its line breaks. Home's has the clay title.
export const titles: Readonly<Record<string, string>> = {
  choose: 'Pick & Chat',
  chat: 'Somebody here\nwould like to\ntalk to you',
  hangman: 'Hangman:\nSwamp Edition',
  'fortune-teller': 'Shrek\nFortune Teller',
  licence: 'Licence',
  care: 'Care and help',
  lost: 'Lost in\nthe swamp',
  'word-from-a-friend': 'A word\nfrom a friend',
  'fortune-shrek': 'A fortune from\nShrek',
  'fortune-donkey': 'A fortune from\nDonkey',
  'fortune-fiona': 'A fortune from\nFiona',
  'fortune-puss-in-boots': 'A fortune from\nPuss in Boots',
  'fortune-kitty-softpaws': 'A fortune from\nKitty Softpaws',
  'fortune-pinocchio': 'A fortune from\nPinocchio',
  'fortune-king-harold': 'A fortune from\nKing Harold',
};
