// What Spanish speakers tell of themselves and ask to be reminded of, in the few forms that are common, put into English.
const relatives: Readonly<Record<string, string>> = {
  hermana: 'sister',
  hermano: 'brother',
  madre: 'mother',
  mamá: 'mum',
  mama: 'mum',
  padre: 'father',
  papá: 'dad',
  papa: 'dad',
  hija: 'daughter',
  hijo: 'son',
  tía: 'aunt',
  tia: 'aunt',
  tío: 'uncle',
  tio: 'uncle',
  abuela: 'grandma',
  abuelo: 'grandpa',
  prima: 'cousin',
  primo: 'cousin',
  novia: 'girlfriend',
  novio: 'boyfriend',
  esposa: 'wife',
  esposo: 'husband',
  amiga: 'friend',
  amigo: 'friend',
  gata: 'cat',
  gato: 'cat',
  perra: 'dog',
  perro: 'dog',
};
const trades: Readonly<Record<string, string>> = {
  costurera: 'a seamstress',
  sastre: 'a tailor',
  panader: 'a baker',
  maestr: 'a teacher',
  profesor: 'a teacher',
  enfermer: 'a nurse',
  médic: 'a doctor',
  medic: 'a doctor',
  doctor: 'a doctor',
  abogad: 'a lawyer',
  cociner: 'a cook',
  carpinter: 'a carpenter',
  herrer: 'a blacksmith',
  pescador: 'a fisherman',
  granjer: 'a farmer',
  zapater: 'a shoemaker',
  camarer: 'a waiter',
  bailarin: 'a dancer',
  cantante: 'a singer',
  pintor: 'a painter',
  escritor: 'a writer',
  estudiante: 'a student',
  ingenier: 'an engineer',
  jardiner: 'a gardener',
  músic: 'a musician',
  peluquer: 'a hairdresser',
  carnicer: 'a butcher',
  dentista: 'a dentist',
  policía: 'a police officer',
  soldado: 'a soldier',
  mariner: 'a sailor',
};
const events: Readonly<Record<string, string>> = {
  examen: 'an exam',
  entrevista: 'an interview',
  boda: 'a wedding',
  fiesta: 'a party',
  viaje: 'a trip',
  partido: 'a match',
  concierto: 'a concert',
  cita: 'an appointment',
};
const event = `(${Object.keys(events).join('|')})`;
const who = `(${Object.keys(relatives).join('|')})`;
const trade = `(?:una? )?(${Object.keys(trades).join('|')})(?:o|a|e|s)?(?: en (?:una?|el|la|mi) [a-zñáéíóú]+)?`;
const place = String.raw`((?:el |la )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)`;
const ends = String.raw`(?![\p{L}])`;

const forms: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [
    new RegExp(`\\bmi ${who} (?:se llama|es) (\\p{Lu}\\p{L}+)${ends}`, 'giu'),
    ([all = '', it = '', name = '']) =>
      /^\p{Lu}/u.test(name) ? `my ${relatives[it.toLowerCase()]} is called ${name}` : all,
  ],
  [
    new RegExp(`\\bmi ${who}(?: (\\p{Lu}\\p{L}+))? es ${trade}${ends}`, 'giu'),
    ([, it = '', name, job = '']) =>
      `my ${relatives[it.toLowerCase()]}${name ? ` ${name}` : ''} is ${trades[job.toLowerCase()]}`,
  ],
  [
    new RegExp(`\\bmi ${who}(?: (\\p{Lu}\\p{L}+))? vive en ${place}`, 'giu'),
    ([, it = '', name, where = '']) => `my ${relatives[it.toLowerCase()]}${name ? ` ${name}` : ''} lives in ${where}`,
  ],
  [
    new RegExp(`\\b(?:yo )?(?:soy|trabajo (?:como|de)) ${trade}${ends}`, 'giu'),
    ([, job = '']) => `i'm ${trades[job.toLowerCase()]}`,
  ],
  [new RegExp(`\\b(?:[Yy]o )?[Vv]ivo en ${place}`, 'gu'), ([, where = '']) => `i live in ${where}`],
  [new RegExp(`\\b(?:[Yy]o )?[Ss]oy de ${place}`, 'gu'), ([, where = '']) => `i'm from ${where}`],
  [/\bme llamo (\p{L}+)/giu, ([, name = '']) => `my name is ${name}`],
  [
    new RegExp(`\\bcómo se llama mi ${who}|\\bcomo se llama mi ${who}`, 'giu'),
    ([, one, two]) => `what is my ${relatives[(one ?? two ?? '').toLowerCase()]} called`,
  ],
  [
    new RegExp(`(?:a )?\\bqu[eé] (?:se dedica|hace) mi ${who}`, 'giu'),
    ([, it = '']) => `what does my ${relatives[it.toLowerCase()]} do for a living`,
  ],
  [
    new RegExp(`\\bd[oó]nde vive mi ${who}`, 'giu'),
    ([, it = '']) => `where does my ${relatives[it.toLowerCase()]} live`,
  ],
  [/\bd[oó]nde vivo\b/giu, () => 'where do i live'],
  [new RegExp(` y es ${trade}${ends}`, 'giu'), ([, job = '']) => ` and is ${trades[job.toLowerCase()]}`],
  [/ y (?=(?:i'm|i live|my [a-z]+ (?:is|lives)|what|where)\b)/giu, () => ' and '],
  [/\bcu[aá]l es mi trabajo\b|\ben qu[eé] trabajo\b|(?:a )?\bqu[eé] me dedico\b/giu, () => 'what is my job'],
  [/\b(?:te acuerdas|recuerdas)\b/giu, () => 'do you remember'],
  [
    new RegExp(`\\b(?:yo )?tengo un[oa]? ${event}${ends}`, 'giu'),
    ([, it = '']) => `i have ${events[it.toLowerCase()]}`,
  ],
  [new RegExp(`\\bmi ${event}${ends}`, 'giu'), ([, it = '']) => `my ${events[it.toLowerCase()]?.replace(/^an? /, '')}`],
  [/\bexamen\b/giu, () => 'exam'],
  [/\bmañana\b(?! por la mañana)/giu, () => 'tomorrow'],
  // "Estás loco, mi gato" speaks to the cat, and of none.
  [/,?\s*\bmi (?:gato|gata|amigo|amiga|novio|novia|esposo|esposa)(?=\s*(?:$|[.,;!?…]))/giu, () => ''],
  [new RegExp(`\\b(?:de )?mi ${who}(?!\\p{L})`, 'giu'), ([, it = '']) => `my ${relatives[it.toLowerCase()]}`],
];

/** `text` with what is told or asked of oneself in Spanish put into English; the rest stays. */
export function inEnglish(text: string): string {
  if (!/\b(?:mi|soy|vivo|tengo|trabajo|llamo|acuerdas|recuerdas|examen)\b|d[oó]nde|qu[eé]/i.test(text)) return text;
  return forms.reduce((said, [form, english]) => said.replace(form, (...found) => english(found.slice(0, -2))), text);
}
