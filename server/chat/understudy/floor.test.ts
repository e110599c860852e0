// While a tale, a poem or a lesson is under way nothing general breaks into it.
import { describe, expect, it } from 'vitest';
import { endsWith, lines, replies } from '../../test/every-chance.ts';

describe('a scene under way', () => {
  it('answers a question about it, though somebody was alone in it', () => {
    const said = [
      "That's lovely. Was that when you were all alone?",
      'Hush, it turns. Then somebody sat on the other end.',
    ];
    const log = { scene: 'log_poem', choices: [0, 0, 0, 1] };
    for (const line of lines('Shrek', said, 'Was it me? Did I sit on your log?', log))
      expect(line).toMatch(/The log went level/);
  });

  it('goes on, with a word for patience, upon a question that only its end answers', () => {
    const suitor = { scene: 'damp_suitor', choices: [0] };
    const said = ['They described towers, moats and gutters.'];
    const message = 'And among all those gutters, was I there already, or did you meet me later?';
    for (const { line, progress } of replies('Queen Lillian', said, message, suitor)) {
      expect(line).toMatch(/By the ninth, I could have drawn any drainpipe in the land\.$/);
      expect(progress.place?.scene).toBe('damp_suitor');
    }
  });

  it('guesses at nothing that it may tell', () => {
    const posset = { scene: 'lemon_posset', choices: [0, 0, 0] };
    const said = ['Now two cups of cream and half a cup of sugar, in a pan.'];
    for (const line of lines('Queen Lillian', said, 'The cream is in. Low fire or high?', posset))
      expect(endsWith(line, 'Queen Lillian', 'picks one')).toBe(false);
  });

  it('is not left for whom it speaks of: what is the matter with her', () => {
    const rumour = { scene: 'true_rumour', choices: [0, 0] };
    const said = ['True! Eleven queens, and one princess, who sulks.'];
    for (const line of lines('Suzy Sugar', said, 'Ha, a sulking princess! What is the matter with her?', rumour))
      expect(endsWith(line, 'Suzy Sugar', 'whats-wrong')).toBe(false);
  });

  it('takes nothing for sorrow that is told of the tale', () => {
    const rumour = { scene: 'true_rumour', choices: [0, 0, 0, 1] };
    const message = "Oh no, the milk was for Perlita! My daughter is six and she'd cry at this bit.";
    for (const line of lines('Suzy Sugar', ['True! Sundays, in the big barn. The broom leads.'], message, rumour))
      expect(endsWith(line, 'Suzy Sugar', 'sadness')).toBe(false);
  });

  it('still gives way to a death', () => {
    const log = { scene: 'log_poem', choices: [0, 0] };
    const said = ['I had a log. It was just my size.'];
    for (const line of lines('Shrek', said, 'my dad died on sunday', log))
      expect(endsWith(line, 'Shrek', 'sadness'), line).toBe(true);
  });
});
