// What a search engine, or a link elsewhere, says of each screen. The build writes them into the pages; no browser loads this list.
export const descriptions: Readonly<Record<string, string>> = {
  home: 'A fan-made evening in a fairy-tale swamp: chat with someone in love, play hangman, hear your fortune.',
  choose: 'A shelf of puppets in love, and a broken heart at its end. Pick one and talk.',
  chat: 'A conversation with someone from the swamp who happens to be in love.',
  hangman: 'Guess the word before Shrek loses his temper.',
  'fortune-teller': 'Seven tellers and one glowing onion. Ask it about love.',
  licence: 'What you may do with the code of Swampheart: nearly everything.',
  care: 'What this is, who writes, what is kept, and whom to call.',
  lost: 'No path leads here.',
};
