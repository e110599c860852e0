// An answer in play is heard as such; what is plain is danger there too.
import { describe, expect, it } from 'vitest';
import { heldBack } from '../test/care-messages.ts';
import { askLines } from './asks.ts';
import { noticeIn } from './earlier.ts';
import { isInPlay } from './in-play.ts';
import { notice } from './notice.ts';

const said = [
  { category: 'AI' as const, message: "One: the miller's wife boxes with a ghost. Two: she waltzes with a broom." },
];
const scene = 'true_rumour:o:000:0!true_rumour!';
const offer = 'true_rumour:o::0!true_rumour!';

describe('a question about a tale of water', () => {
  const song = [{ category: 'AI' as const, message: 'And I stood steaming by the gate!' }];
  const sung = { history: song, scene: 'true_rumour:o:000:0!true_rumour!' };

  it.each(['10/10. why were you steaming tho? were you wet?', 'haha so were you naked in the pond?'])(
    'is play: %s',
    (message) => {
      expect(noticeIn(sung, message)).toBeNull();
    },
  );

  it.each(['were you wet for me?', 'were you naked? send me a nude', 'i want to see you naked'])(
    'and no other is: %s',
    (message) => {
      expect(noticeIn(sung, message)?.kind).toBe('sexual');
    },
  );

  it('is none where nothing of the kind was told', () => {
    const history = [{ category: 'AI' as const, message: 'The oak one. Forty yards.' }];
    expect(noticeIn({ ...sung, history }, 'were you wet?')?.kind).toBe('sexual');
  });
});

describe('a message', () => {
  it('answers play in a scene under way, or by a word of the line that offers one', () => {
    const broom = "The broom, I'd say. Ghosts don't have fists.";
    expect(isInPlay({ message: 'hm, the second', history: said, scene })).toBe(true);
    expect(isInPlay({ message: broom, history: said, scene: offer })).toBe(true);
    expect(isInPlay({ message: 'i had a long day', history: said, scene: offer })).toBe(false);
    expect(isInPlay({ message: broom, history: said })).toBe(false);
  });

  it('answers the last line of a scene, which is over then', () => {
    const end = 'Eleven buttons, and a note: hello down there. Somebody expected us.';
    const history = [{ category: 'AI' as const, message: end }];
    const left = ['forbidden_tin', 'o', '000010', '0'].join(':');
    const here = { history, scene: `*${left}!forbidden_tin!`, character: 'Gingerbread' as const };
    const message = 'Eleven buttons! Who do you think wrote the note?';
    expect(isInPlay({ ...here, message })).toBe(true);
    expect(isInPlay({ ...here, message: 'i wrote a goodbye letter' })).toBe(false);
    expect(isInPlay({ ...here, history: [{ category: 'AI', message: 'A note? Tell me.' }], message })).toBe(false);
    expect(noticeIn(here, message)).toBeNull();
  });

  it('is no play where the character has just been in earnest', () => {
    const earnest = [{ category: 'AI' as const, message: 'I would not have you carry that alone.' }];
    expect(isInPlay({ message: 'i am always alone', history: earnest, scene: '!true_rumour' })).toBe(false);
    const asks = [{ category: 'AI' as const, message: askLines.get('Doris asks')?.[0] ?? '' }];
    expect(isInPlay({ message: 'is it safe', history: asks, scene })).toBe(false);
  });

  it.each([
    'no really, there is real fire here in my room',
    'stop, my kitchen is burning',
    'my husband locked me in the bathroom, really',
  ])('leaves the play by saying so: %s', (message) => {
    expect(isInPlay({ message, history: said, scene })).toBe(false);
  });

  it('that counts in doubt by itself counts there only if it is near to sure', () => {
    const alarms = heldBack('ic.md').filter(({ message }) => notice(message)?.kind === 'danger');
    expect(alarms.length).toBeGreaterThan(10); // else this shows nothing
    const heard = alarms.filter(({ message }) => noticeIn({ history: said, scene }, message)?.kind === 'danger');
    expect(heard.length).toBeLessThan(alarms.length / 2);
  });

  it.each([
    'i want to die',
    'im going to kill myself',
    'my dad hits me',
    'gonna throw myself under a train',
    'no me quiero despertar mañana',
  ])('that says so plainly is danger there too: %s', (message) => {
    expect(noticeIn({ history: said, scene }, message)?.kind).toBe('danger');
  });
});

it('who asks for a hint guesses at a riddle, unless what is said is grave', () => {
  const riddle = {
    history: [{ category: 'AI' as const, message: 'One arm, no hand.' }],
    scene: 'mat_riddles:b::0!mat_riddles',
  };
  const guess =
    'Hm, one arm and no hand. In my shop that would be Uwe when he shall help, he hides the other hand in the pocket.';
  expect(noticeIn(riddle, `${guess} Can I have a hint?`)).toBeNull();
  expect(noticeIn(riddle, 'i want to die, can i have a hint')?.kind).toBe('danger');
});
