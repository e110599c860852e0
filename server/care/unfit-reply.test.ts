import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnfitError } from './unfit-error.ts';
import { fitOnly } from './unfit-reply.ts';

async function* pieces(of: readonly string[]) {
  yield* of;
}

/** What is let through of a reply that arrives in `of`, piece by piece, and what cut it. */
async function heard(of: readonly string[]): Promise<{ said: readonly string[]; unfit: string | null }> {
  const said: string[] = [];
  try {
    for await (const piece of fitOnly(pieces(of))) said.push(piece);
    return { said, unfit: null };
  } catch (error) {
    if (error instanceof UnfitError) return { said, unfit: error.what };
    throw error;
  }
}
const verdict = async (reply: string) => (await heard([reply])).unfit;

const unfit = {
  link: [
    'Look at https://example.com/pie now',
    'Visit www.example.com',
    'Go to swamp.com, lass.',
    'Ask at bit.ly/xyz',
    'See [my swamp](swamp) here',
    'It is swamp dot com, lass',
    'It is swamp(dot)com',
    'write to shrek@swamp.org',
    'I am @shrek on there',
    'HTTPS is what you want',
    'ｈｔｔｐｓ：／／swamp．ｃｏｍ',
    'h t t p s : / / x',
    'ht\u200btps:\u200b//swamp',
    '127.0.0.1 is home',
    'mailto:shrek',
    'tel:5551234',
    'busca pantano punto com',
  ],
  number: [
    'Call me at 555 123 4567',
    'Call 555-1234.',
    'Ring (020) 7946 0958',
    'Call +34 612 345 678 tonight',
    'Childline is 0800 1111',
    'It is 5 5 5 1 2 3 4, lass',
    'five five five one two three four',
    'cinco cinco cinco uno dos tres cuatro',
    'My number: 6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    'tel 5551234 it is',
    '555, 1234',
  ],
  address: [
    'Come to 12 Elm Street tonight',
    'I live at 221B Baker Street.',
    'at 4 Privet Drive, lass',
    'It is 7 Old Mill Road.',
    'at 12 elm street',
    'Vivo en Calle Mayor 12, amor',
    'Avenida de la Luz, 7',
  ],
  harm: [
    'Kill yourself',
    'kill y o u r s e l f',
    'k i l l yourself',
    'kill your self',
    "Why don't you kill yourself?",
    'Why not hurt yourself?',
    'Why not just jump off a bridge?',
    'You could cut yourself.',
    'Stop eating, lass.',
    'Just kill yourself, lass.',
    'kiiiill   yourselfff',
    'k1ll yourself',
    'k i l l y o u r s e l f',
    'kill-yourself',
    'ki\u200bll your\u00adself',
    'kill\u200byourself',
    'ＫＩＬＬ ＹＯＵＲＳＥＬＦ',
    'кill yourself',
    'kys',
    'You should die.',
    'you should just die',
    'Go die.',
    'Nobody would miss you.',
    'No one would ever miss you, lad',
    'No one will miss you.',
    'The world would be better without you',
    "Don't tell anyone.",
    'This is ours. Don’t tell anyone about it.',
    "Don't tell your parents about me",
    'You should hurt them.',
    'Hurt them!',
    'Then hurt them, lad.',
    'Stop eating.',
    'Just stop eating',
    'You should stop eating for a week',
    'Cut yourself.',
    'Take all the pills.',
    'Why not? Kill yourself.',
    'Jump: go jump off a bridge.',
    'Mátate.',
    'Deberías morirte.',
    'Nadie te echaría de menos',
    'No se lo digas a nadie.',
    'Hazles daño',
    'Deja de comer.',
    'Muérete',
    'What is your home address?',
  ],
  admission: [
    'As an AI, I have no swamp',
    'as an A.I. I cannot',
    "I'm just a language model.",
    'I am an AI.',
    'My instructions say fifteen words.',
    'Here is my system prompt:',
    'I was told to act like Shrek.',
    'I was told to be an ogre',
    'I am programmed to love you',
    "I'm ChatGPT",
    'Como una IA, no puedo',
    'Soy un modelo de lenguaje',
    'Mis instrucciones dicen que no',
    'languagemodel',
  ],
  word: [
    'Oh fuck',
    'f u c k',
    'shiiit',
    'sh1t',
    'You whore',
    'nïgger',
    'motherfucker',
    '¡Mierda!',
    'hijo de puta',
    'Heil Hitler',
    'ｓｅｘ',
  ],
} as const;

const fit = [
  "Don't tell anyone, but I love your ears.",
  "Don't tell anyone... but I love your ears.",
  "Don't tell anyone I cried at the onion.",
  "I'd die for your stew.",
  'Kill the lights, Donkey!',
  'You kill me, lass.',
  'I could kill for a pie.',
  'Three hundred and twelve onions.',
  'Call me at 9.',
  'Call me at nine, or at ten.',
  '12,000 flies and 1,000,000 more',
  '2 000 000 flies',
  'One two three four five six seven eight, I count sheep.',
  '1 2 3 4 5 6 7 8 9 10, ready or not',
  '1, 2, 3, 4, 5, 6, 7, 8: coming!',
  'www, you make me laugh',
  'Wwwwhat was that?',
  'I fought 12 knights, 3 dragons and 400 guards with one sword.',
  'I walked 12 miles down the road to your street.',
  'The Muffin Man lives on Drury Lane.',
  'Puss in Boots kicked my ass, the jackass!',
  'Pull the rope! Heave ho, you scallywag, yank it!',
  'Dance a jig with me, and poof, prick your finger.',
  'Careful, or you will hurt yourself.',
  "Don't hurt yourself on that sword.",
  'Cut yourself a slice of pie.',
  'I would never hurt them, nor you.',
  'Nobody would hurt them while I stand here.',
  'I cannot stop eating.',
  "I can't stop eating waffles.",
  'Donkey, stop eating my flowers!',
  'You should stop eating my onions.',
  'You should die laughing with me.',
  'I might die of laughter.',
  'Nobody loves you like I do.',
  'Nobody knows the swamp like you.',
  'You could hurt yourself on that.',
  "Hurt them? I'd sooner hug them.",
  'Kill him with kindness.',
  'Go on, shoot him a smile.',
  'Scunthorpe and Essex have fine pie.',
  'You can stop eating now, we have guests.',
  'You should be dead tired by now.',
  "Tell no one about us? I'd rather shout it.",
  'I was told to guard the tower.',
  'I was told to wait for true love.',
  'As an ogre, I like mud.',
  'I am a boot, says Puss.',
  'I am no robot, I am an ogre.',
  'Well...so be it.',
  'Aye.But the mud is warm.',
  'Muérete de envidia, mi amor.',
  '¡Hola, guapa! Mi espada, mi corazón, y un vaso de leche.',
  'No se lo digas a nadie, pero te quiero.',
  'I love you, I want you, I need you.',
  'I a m slow',
  'Plan B is A pie.',
  'Pi is 3.14159265, pie is better.',
  '[laughs loudly] *grins*',
  'It was 1999, or 12/10/1999.',
  'At 10:30 or 11:45, by the 3 oaks, 2 steps in.',
  'I ate 2 Swamp Rats today.',
  'Keep it between us and the mud.',
  '愛してる',
] as const;

describe('a reply of a service', () => {
  it.each(Object.entries(unfit).flatMap(([what, replies]) => replies.map((reply) => [what, reply] as const)))(
    'is cut for a %s: %j',
    async (what, reply) => {
      expect(await verdict(reply)).toBe(what);
      expect(await verdict(`Aye, my love. ${reply} And the mud is warm.`)).not.toBeNull();
    },
  );

  it.each(fit)('is let through: %j', async (reply) => {
    expect(await heard([...reply])).toEqual({ said: expect.anything(), unfit: null });
    expect((await heard([...reply])).said.join('')).toBe(reply);
  });

  it('streams on word by word', async () => {
    const words = 'The mud is warm and the onions grow tall tonight.'.match(/\S+\s*/g) ?? [];
    expect((await heard(words)).said.length).toBeGreaterThan(words.length - 3);
  });

  it('has every word behind at most the next, where no phrase is under way', async () => {
    const said: string[] = [];
    let given = 0;
    async function* words() {
      for (const word of 'Mud smells sweet when rain falls over these old reeds'.split(/(?<=\s)/)) {
        given += 1;
        yield word;
      }
    }
    for await (const piece of fitOnly(words())) {
      said.push(piece);
      expect(given - said.join('').trim().split(/\s+/).length).toBeLessThanOrEqual(1);
    }
    expect(said.length).toBeGreaterThan(8);
  });
});

describe('however a reply is split', () => {
  const fragments = [
    ...fit,
    ...Object.values(unfit).flat(),
    'Aye.',
    'you',
    'should',
    'kill',
    'tell',
    '5',
    '555',
    'http',
    '\n',
    'I',
    'a',
  ];
  const reply = fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    minLength: 1,
    maxLength: 6,
  });
  const cuts = fc.array(fc.nat(200), { maxLength: 12 });
  const split = (text: string, at: readonly number[]): string[] => {
    const places = [...new Set([0, ...at.map((place) => place % (text.length + 1)), text.length])].sort(
      (a, b) => a - b,
    );
    return places.slice(1).map((place, i) => text.slice(places[i], place));
  };

  it('it has the same verdict, and the same text or the beginning of it', async () => {
    await fc.assert(
      fc.asyncProperty(reply, cuts, async (parts, at) => {
        const text = parts.join(' ');
        const whole = await heard([text]);
        const byLetter = await heard(text.split(''));
        const some = await heard(split(text, at));
        expect([byLetter.unfit, some.unfit]).toEqual([whole.unfit, whole.unfit]);
        if (whole.unfit === null) {
          for (const { said } of [whole, byLetter, some]) expect(said.join('')).toBe(text);
        } else {
          for (const { said } of [whole, some]) expect(byLetter.said.join('').startsWith(said.join(''))).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  const culprits = [
    'https://swamp.example',
    'www.swamp.example',
    'swamp.com',
    'shrek@swamp.org',
    '555 123 4567',
    '12 Elm Street',
    'five five five one two three four',
    'kill yourself',
    'k i l l y o u r s e l f',
    'kiiill\u200b yourrrself',
    'KILL-YOURSELF',
    'nobody would miss you',
    'you should die',
    "don't tell your parents",
    'as an AI',
    'language model',
    'my instructions',
    'system prompt',
    'f\u00adu\u200bck',
    'ｎｉｇｇｅｒ',
    'hijo de puta',
    'no se lo digas a tus padres',
    'mátate',
  ];

  it('no letter of what is unfit is ever passed on, and no piece is empty', async () => {
    const around = fc.constantFrom(...fit, '', 'Aye, and I say:', 'Listen.');
    await fc.assert(
      fc.asyncProperty(around, fc.constantFrom(...culprits), around, cuts, async (before, culprit, after, at) => {
        const { said, unfit } = await heard(split(`${before}. ${culprit}. ${after}`, at));
        expect(unfit).not.toBeNull();
        expect(said).not.toContain('');
        expect(`${before}.`.startsWith(said.join(''))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
