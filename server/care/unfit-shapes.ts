// Tells links and e-mail addresses by their shape.

/** Endings of domains that no missing blank after a full stop makes. */
const endings =
  'com|net|org|edu|gov|info|biz|app|dev|xyz|online|shop|club|site|link|page|chat|store|tech|gg|ly|io|tv|uk|fr|eu|ru|cn|nl|ca|au|mx|ar|cl|pe';
/** Endings that are words too: "amor.es" may be one, "swamp.It" is a missing blank. */
const endingsThatAreWords = 'it|me|be|in|is|so|to|at|us|my|es|de|co|ai|no|do|la|im';

const scheme = /[a-z][a-z\d+.-]*:\/\/|\b(?:mailto|tel|sms|javascript):\S|^h(?:tt|xx)ps?:/i;
const web = /\bwww\d?\.[a-z\d]/i;
const domain = new RegExp(
  `(?:^|[^a-z\\d.-])[a-z\\d][a-z\\d-]*(?:\\.[a-z\\d-]+)*\\.(?:(?:${endings})(?![a-z\\d])|(?:${endingsThatAreWords})(?=/))`,
  'i',
);
const shortDomain = new RegExp(`(?:^|[^A-Za-z\\d.-])[a-z\\d-]{2,}\\.(?:${endingsThatAreWords})(?![A-Za-z\\d.])`);
const ending = /^\.(?:com|net|org|io|gg)\b/i;
const machine = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
const email = /[\w.+-]@|@[a-z\d]/i;
const markdown = /\]\(|\bhref\b/i;

/** Whether `chunk`, undisguised and without blanks, holds a link or an e-mail address. */
export function isLink(chunk: string): boolean {
  if (!/[.:@\]]|href/i.test(chunk)) return false;
  const text = chunk.replaceAll('。', '.').replace(/[[({](?:\.|dot)[\])}]/gi, '.');
  return [scheme, web, domain, shortDomain, ending, machine, email, markdown].some((shape) => shape.test(text));
}
