// Which game an address asks for, and what it begins with: docs/product.md, 6.10 and 6.11.
import * as texts from '#texts/hangman.ts';
import { language } from '#texts/language.ts';
import { challengedWord } from './challenge.ts';
import { dayInWords, wordOfDay } from './day.ts';
import { isOver, moves, newGame } from './game.ts';
import { gameOfDay, type KeptDay } from './kept-days.ts';
import { type Dealers, newRound, type Round } from './round.ts';

export type Kind =
  | { readonly type: 'random' }
  | { readonly type: 'day'; readonly day: number }
  | { readonly type: 'friend'; readonly challenge: string };

export type Play = {
  readonly kind: Kind;
  /** By which the game is counted once. */
  readonly name: string;
  readonly round: Round;
  /** Whether it had ended before it was shown. */
  readonly wasOver: boolean;
};

export type Sources = {
  readonly deal: Dealers;
  readonly words: readonly string[];
  /** A name that no other game has. */
  readonly newName: () => string;
};

const friend = '#friend=';
/** Stands in the address of a challenge before its #, which no server sees: links elsewhere show what it is. */
export const challengedBy = 'friend';

/** Each language has other words, and a day's is another game. */
const ofLanguage = language === 'en' ? '' : ` ${language}`;

/** What stands after # in the address of a game. */
export const hashOf = { today: '#today', friend: (challenge: string) => friend + challenge };

export function randomPlay({ deal, newName }: Sources, isRematch = false): Play {
  return { kind: { type: 'random' }, name: newName(), round: newRound(deal, isRematch), wasOver: false };
}

/** The word of the day: the game that was begun on this device, or a new one. */
export function dayPlay({ deal, words }: Sources, day: number, kept: readonly KeptDay[] | null): Play {
  const game = gameOfDay(kept, day) ?? newGame(wordOfDay(day, words));
  return {
    kind: { type: 'day', day },
    name: `day ${day}${ofLanguage}`,
    round: newRound(deal, false, game),
    wasOver: isOver(game),
  };
}

/** The game that an address asks for by what stands after its #: a random one where that is nothing that is known. */
export function playAt(hash: string, day: number, kept: readonly KeptDay[] | null, sources: Sources): Play {
  if (hash === hashOf.today) return dayPlay(sources, day, kept);
  const challenge = hash.startsWith(friend) ? hash.slice(friend.length) : null;
  const word = challenge && challengedWord(challenge, sources.words);
  if (!challenge || !word) {
    const play = randomPlay(sources);
    return isChallenge(hash) ? { ...play, round: { ...play.round, line: texts.lostChallenge } } : play;
  }
  const round = newRound(sources.deal, false, newGame(word));
  return { kind: { type: 'friend', challenge }, name: `friend ${challenge}${ofLanguage}`, round, wasOver: false };
}

/** Whether an address brings a challenge, whatever has become of it on its way. */
function isChallenge(hash: string): boolean {
  return hash.startsWith('#friend');
}

/** With the game as another tab has left it, where that is further on. */
export function caughtUp(play: Play, kept: readonly KeptDay[] | null): Play {
  const game = play.kind.type === 'day' ? gameOfDay(kept, play.kind.day) : null;
  if (!game || game.word !== play.round.game.word || moves(game) <= moves(play.round.game)) return play;
  return { ...play, round: { ...play.round, game } };
}

/** Whether something has been done in it, so that a reload must go on with it. */
export function isBegun({ round }: Play): boolean {
  return moves(round.game) > 0;
}

/** What kind of game it is, below the title. */
export function subtitle(kind: Kind): string {
  if (kind.type === 'day') return texts.wordOfDayFor(dayInWords(kind.day));
  return kind.type === 'friend' ? texts.friendsWord : texts.subtitle;
}
