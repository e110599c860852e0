// Where a visitor is, as far as the browser's languages tell. Nothing is asked of anybody, and nothing leaves the browser.
// The emergency numbers are apart from the help lines, because the chat has them before the lines have loaded.

/** One number for everything, or two: ambulance, then police. */
export const emergencyNumbers = {
  AR: ['911'],
  AT: ['112'],
  AU: ['000'],
  BE: ['112'],
  BR: ['192', '190'],
  CA: ['911'],
  CH: ['144', '117'],
  CL: ['131', '133'],
  CO: ['123'],
  DE: ['112'],
  DK: ['112'],
  ES: ['112'],
  FI: ['112'],
  FR: ['112'],
  GB: ['999'],
  IE: ['112'],
  IN: ['112'],
  IT: ['112'],
  JP: ['119', '110'],
  MX: ['911'],
  NL: ['112'],
  NO: ['113', '112'],
  NZ: ['111'],
  PE: ['106', '105'],
  PH: ['911'],
  PL: ['112'],
  PT: ['112'],
  SE: ['112'],
  US: ['911'],
  ZA: ['10177', '10111'],
} as const;

export type Region = keyof typeof emergencyNumbers;

/** Mobile phones take it for an emergency call nearly everywhere (3GPP TS 22.101, 10.1). */
const emergencyElsewhere = ['112'] as const;

/** The region of the first language that names one, as "en-IE"; `null` if there is none or its lines are not known here. */
export function regionOf(languages: readonly string[]): Region | null {
  const region = languages.map(regionIn).find(Boolean);
  return region !== undefined && region in emergencyNumbers ? (region as Region) : null;
}

export function emergencyNumbersOf(region: Region | null): readonly string[] {
  return region ? emergencyNumbers[region] : emergencyElsewhere;
}

/** Two letters are a country; three digits, as in "es-419", are a part of the world. */
function regionIn(language: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
}
