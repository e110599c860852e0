// Where a visitor is, as far as the browser's languages tell. Nothing is asked of anybody, and nothing leaves the browser.
// Every chat loads this, so it is short; the help lines themselves come later (help-lines.ts).

/** ISO 3166-1, two letters. */
export type Region = string;

/** Where the emergency number is not 112. Two numbers are those of ambulance and police. */
const emergencyNumbers: Readonly<Record<Region, string>> = {
  AR: '911',
  AU: '000',
  BR: '192,190',
  CA: '911',
  CH: '144,117',
  CL: '131,133',
  CO: '123',
  GB: '999',
  JP: '119,110',
  MX: '911',
  NO: '113,112',
  NZ: '111',
  PE: '106,105',
  PH: '911',
  US: '911',
  ZA: '10177,10111',
};

/** Mobile phones take it for an emergency call nearly everywhere (3GPP TS 22.101, 10.1). */
const emergencyElsewhere = '112';

/** Where to find a line in any country. */
export const helpFinder = 'https://findahelpline.com';

/** The region of the first language that names one, as "en-IE". */
export function regionOf(languages: readonly string[]): Region | null {
  return languages.map(regionIn).find(Boolean) ?? null;
}

export function emergencyNumbersOf(region: Region | null): readonly string[] {
  return (emergencyNumbers[region ?? ''] ?? emergencyElsewhere).split(',');
}

/** Two letters are a country; three digits, as in "es-419", are a part of the world. */
function regionIn(language: string): Region | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
}
