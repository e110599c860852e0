// All that a character can say, as its files have it (understudy.ts reads them).
import type { Briefs } from './briefs.ts';
import type { FollowUps } from './follow-ups.ts';
import type { Guests } from './guests.ts';
import type { Leads } from './leads.ts';
import type { Phrasebook } from './phrasebook.ts';
import type { Scenes } from './scenes.ts';
import type { Script } from './script.ts';
import type { Talk } from './talk/answers.ts';
import type { Trades } from './trades.ts';
import type { World } from './world.ts';

export type Part = {
  readonly script: Script;
  readonly scenes: Scenes;
  readonly world: World;
  readonly phrases: Phrasebook;
  readonly followUps: FollowUps;
  readonly talk: Talk;
  readonly leads: Leads;
  /** Lines to what visitors tell of themselves (own-tales.ts). */
  readonly ownTales: Talk;
  /** A word of one to five to each kind of them, said before something else (in-a-word.ts). */
  readonly inAWord: Talk;
  /** Lines to their work (trades.ts), and to who is theirs (kin.ts). */
  readonly trades: Trades;
  readonly kin: Talk;
  /** Lines of scenes in fewer words. */
  readonly briefs: Briefs;
  /** What guests get by asking (guests.ts): of Doris, who keeps an inn; empty for all others. */
  readonly guests?: Guests | null;
};
