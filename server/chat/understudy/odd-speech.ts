// Recognises messages that no phrase can match: sums, other languages, random keys and shouting.

export function isSum(message: string): boolean {
  return /\d\s*(?:[-+*x×÷/^]|plus|minus|times|divided by)\s*\d/i.test(message);
}

export function isOtherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin * 2 < letters;
}

const foreign = new Set(
  (
    'el la los las un una es esta estas estoy que como por para pero muy mi tu te yo eres soy tengo quiero donde cuando ' +
    'le les des du je il elle nous vous est sont suis que qui quoi avec pour dans mais tres mon ma ton moi toi ' +
    'der die das ist sind bin bist ich du er sie wir ihr und nicht ein eine mit wie was wo wer mein dein dich mir dir auf zu heisst ' +
    'il lo gli sono sei che chi con per non ti mi molto bene dove sta stai fai stasera bella bello ciao ' +
    'een het ik jij je van niet met hoe voor jou ben ' +
    'jest jestem nie jak co ty ja sie czy kocham og jeg det er ikke du hvad vad ar jag och inte dig ' +
    'os voce eu nao uma com seu sua muito obrigado tudo bem amo quero'
  ).split(' '),
);
const english = new Set(
  'i you the a is are do what how my me we it to and in of not have am your this that be can for with on he she they was will'.split(
    ' ',
  ),
);

/** Whether at least two short words are of another language, and more of them than are English. */
export function isForeign(words: readonly string[]): boolean {
  const others = words.filter((word) => foreign.has(word)).length;
  return others >= 2 && others > words.filter((word) => english.has(word)).length;
}

/** Whether there are no words, or mostly words that cannot be pronounced. */
export function isMash(words: readonly string[]): boolean {
  const spoken = words.join(' ').match(/[a-z]+/g) ?? [];
  const mashed = spoken.filter(
    (word) =>
      /[bcdfghjklmnpqrstvwxz]{5}|asd|sdf|qwe|wert|zxc|jkl|hjk|dfg|uiop/.test(word) ||
      (word.length > 3 && !/[aeiouy]/.test(word)),
  );
  return spoken.length === 0 || mashed.length * 2 > spoken.length;
}

export function isShouted(message: string): boolean {
  return /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(message) && !/\p{Ll}/u.test(message);
}
