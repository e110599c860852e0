// Which character the visitor talks with: read from the navigation state that Choose passes along (docs/product.md, 5.1).
import { type CharacterName, isCharacterName } from '../../../cast/characters.ts';
import { type Profile, profileOf } from '../../../cast/profiles.ts';

export const defaultCharacter: CharacterName = 'Shrek';

/** The profile that `navigationState` names; Shrek's if it names no known character or another love interest. */
export function whoIsTalking(navigationState: unknown): Profile {
  const { character, loveInterest } = asRecord(navigationState);
  if (isCharacterName(character)) {
    const profile = profileOf(character);
    if (loveInterest === undefined || loveInterest === profile.loveInterest) return profile;
  }
  return profileOf(defaultCharacter);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
