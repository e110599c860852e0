// Which character the visitor talks with: read from the navigation state that Choose passes along (docs/product.md, 5.1).
import { type CharacterName, isCharacterName } from '../../../cast/characters.ts';
import { loveInterests } from '../../../cast/love-interests.ts';
import type { Profile } from '../../../cast/profiles.ts';

export const defaultCharacter: CharacterName = 'Shrek';

/** What the chat needs of a profile. */
export type Talker = Pick<Profile, 'name' | 'loveInterest'>;

/** The character that `navigationState` names; Shrek's if it names no known character or another love interest. */
export function whoIsTalking(navigationState: unknown): Talker {
  const { character, loveInterest } = asRecord(navigationState);
  if (isCharacterName(character)) {
    if (loveInterest === undefined || loveInterest === loveInterests[character]) return talker(character);
  }
  return talker(defaultCharacter);
}

function talker(name: CharacterName): Talker {
  return { name, loveInterest: loveInterests[name] };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
