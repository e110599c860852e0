import { type Profile, profileByName } from '../../../cast/profiles.ts';

type Card = Pick<Profile, 'title' | 'personality' | 'quote'>;

/** What a character's card says. English is the server's, too: the service is told who it plays. */
export const profiles: Readonly<Record<Profile['name'], Card>> = profileByName;
