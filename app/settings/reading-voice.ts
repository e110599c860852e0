/**
 * The voice to read with: one of the language `spoken` that speaks on the device itself, because others send every word to their maker. `null` where there
 * is none.
 */
export function readingVoice<One extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly One[],
  spoken: 'en' | 'es' = 'en',
): One | null {
  const fit = voices.filter(
    ({ lang, localService }) => localService && new RegExp(`^${spoken}(?![a-z])`, 'i').test(lang),
  );
  return fit.find((one) => one.default) ?? fit.find(({ lang }) => /^en.GB/i.test(lang)) ?? fit[0] ?? null;
}
