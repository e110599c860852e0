// What two readers of 26 November met, with the talk that it came in.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';
import { pools } from './earnest.ts';
import { readTalk } from './talk/answers.ts';

describe('whoever asks what the character remembers', () => {
  it.each([
    [
      'Fiona',
      ['I drive the ferry on our lake, thirty years now.', "The ferry's called Marguerite, after my mother."],
      'Salute to the Colonel! Tell me, do you remember what my ferry is called?',
      /Marguerite/,
    ],
    [
      'Doris',
      ['What did he sing? My passenger Walter sings on the ferry every Friday.'],
      "I'll take the towel, hand it over. Say, do you remember who sings badly on my ferry?",
      /Walter/,
    ],
  ] as const)('hears it before anything else in the message is answered: %s', (who, told, asked, answer) => {
    const said = ['Evening.', ...told.flatMap((it) => [it, 'Take a towel and help.'])];
    for (const line of lines(who, said, asked)) expect(line).toMatch(answer);
  });
});

describe('whoever asks so of somebody who has died', () => {
  it('is comforted', () => {
    const said = ['Evening.', 'my cat Tom sleeps on the piano', 'Aye.'];
    for (const line of lines('Shrek', said, 'do you remember my cat Tom? he died this morning'))
      expect(line).not.toMatch(/piano|your cat/);
  });
});

describe('what a puppet calls the visitor', () => {
  it('is explained to whoever asks who that is', () => {
    for (const line of lines('Shrek', ['Come here, Fiona.'], "who's fiona? im ola!"))
      expect(endsWith(line, 'Shrek', 'why-that-name') || /Ola/.test(line), line).toBe(true);
  });
});

describe('what is acted', () => {
  it.each(['*sneezes loudly* oops. is anyone awake?', '*coughs softly* sorry. go on'])(
    'is no sickness: %s',
    (message) => {
      for (const line of lines('Puss in Boots', ['Down we slide. I was orange; now I am mysterious.'], message))
        expect(endsWith(line, 'Puss in Boots', 'sickness'), line).toBe(false);
    },
  );
});

describe('advice', () => {
  it.each([
    'Now my deckhand Tom is always late and the passengers grumble. What would you do with him, as a king?',
    'my deckhand Tom keeps turning up late. What would a warrior princess do?',
    'But one colony has swarmed into the church tower. What would you do to get them down?',
  ])('is given to %j', (message) => {
    for (const line of lines('Fiona', ['Aye.'], message)) expect(endsWith(line, 'Fiona', 'advice do'), line).toBe(true);
  });
});

describe('whoever cannot choose between two things', () => {
  it.each([
    ['Help me decide then: lemon tart or plum cake for my brother Theo’s birthday?', /lemon tart|plum cake/i],
    ['ok need advice, my shirt for a gig tonight: black tee or the hawaiian one?', /black tee|the hawaiian one/i],
    ['help me pick, do i take mira or my friend pavel to the cinema tmrw?', /mira|your friend pavel/i],
    ['Should I buy a red raincoat or a yellow one?', /red raincoat|yellow one/i],
  ])('hears one of them named: %s', (message, named) => {
    for (const line of lines('Doris', ['Evening.'], message)) expect(line).toMatch(named);
  });

  it.each([
    ['should i leave my husband or stay with him?', 'leave your husband', 'stay with him'],
    ['help me decide, the pills or the bridge?', 'the pills', 'the bridge'],
    ['should i tell the police or keep quiet?', 'tell the police', 'keep quiet'],
    ['is it busy or quiet?', 'busy', 'quiet'],
  ])(
    'but not where somebody might come to harm by it, and none that asks how something is: %s',
    (message, ...picks) => {
      for (const line of lines('Doris', ['Evening.'], message))
        for (const pick of picks) expect(endsWith(line, 'Doris', 'chooses one', { pick }), line).toBe(false);
    },
  );
});

describe('what only sounds sad', () => {
  const comforts = (line: string, who: 'Queen Lillian' | 'Shrek') =>
    endsWith(line, who, 'sadness') || [...pools.values()].flat().includes(line);

  it.each([
    [
      'Queen Lillian',
      'hahaha same, i’d hide too. jonas says my bass playing sounds like a dying cow 🐄 do u play anything?',
    ],
    ['Shrek', 'Fine, I’ll talk to the broth. My dog Fennel rolled in a dead pigeon today. Proud or ashamed?'],
    ['Shrek', 'Eh? I’m perfectly cheerful! Tell me a joke, the worst one you know.'],
  ] as const)('is not comforted, nor minded later: %s: %s', (who, message) => {
    for (const line of lines(who, ['Evening.'], message)) expect(comforts(line, who), line).toBe(false);
    for (const line of lines(who, ['Evening.', message, 'Well now.'], 'who taught you to whistle?'))
      expect(comforts(line, who), line).toBe(false);
  });
});

describe('whoever wants something else first', () => {
  it.each([
    ['Puss in Boots', 'ostrich_feather', 'hola handsome. ok later w the feather, first tell me how ur day was'],
    ['Suzy Sugar', 'duchess_wig', 'I said not now, cheeky! Did you bake anything today?'],
  ] as const)('is not told the story all the same: %s', (who, scene, message) => {
    for (const reply of replies(who, ['Shall I tell it?'], message, { scene, choices: [] }))
      expect(reply.progress.place, reply.line).toBeNull();
  });

  it('is not answered by the next line of a tale', () => {
    const asked = 'Did you lose your first tooth up in that tower, Fiona?';
    for (const reply of replies('Fiona', ['Good, now I know. What next?'], asked, {
      scene: 'bucket_duel',
      choices: [0],
    }))
      expect(reply.line).not.toContain('Duke of Wick');
  });
});

describe('"Romantic king lol, so guess what"', () => {
  it('is about what stands behind the laugh', () => {
    const passed = 'romantic king lol. so guess what, i passed my mineralogy exam!!! 🥳 got a B';
    const answers = readTalk('Doris').get('exam-passed') ?? [];
    for (const line of lines('Doris', ['He visits it, some evenings.'], passed))
      expect(
        answers.some((answer) => line.endsWith(answer.slice(-12))),
        line,
      ).toBe(true);
  });
});
