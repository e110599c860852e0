import { describe, expect, it } from 'vitest';
import { mainClause } from './clauses.ts';

describe('the clause that wants an answer', () => {
  it.each([
    ['lol. what happened to the frog?', 'what happened to the frog?'],
    ['not crying! sing! the toast song', 'sing!'],
    ['im not crying lol. hey whats my job, do you remember?', 'hey whats my job, do you remember?'],
    ['i said left', 'left'],
    ['no, i meant the goat', 'the goat'],
    ['not a gift, a poem', 'a poem'],
    ['im kidding sweetie. tell me about the time you were a frog', 'tell me about the time you were a frog'],
    ['hi! how are you? i had a bad day', 'how are you?'],
    [
      'Who is Hector? Anyway, i have to go to bed now, goodnight Gingerbread',
      'Anyway, i have to go to bed now, goodnight Gingerbread',
    ],
    ['who owes who a turnip lol', 'who owes who a turnip'],
    ['lol wait i asked about cake', 'wait i asked about cake'],
    ['what is that?! haha', 'what is that?'],
    ["Yours and the duke's, I bet.", "Yours and the duke's"],
    ["ok a game! what've you got? i'm useless at chess", 'ok a game!'],
    ['deal, where though? it has to be far', 'where?'],
    ["I've got yellow paint for my kitchen, do you like yellow?", 'do you like yellow?'],
    ['What would you say to my sister Ines, who is having a baby?', 'What would you say to my sister Ines?'],
    [
      'I have to go on my ward now, goodnight Shrek, and kiss Fiona for me.',
      'I have to go on my ward now, goodnight Shrek',
    ],
    ['that was the goat again, i bet', 'that was the goat again'],
  ])('%s', (message, clause) => {
    expect(mainClause(message)).toBe(clause);
  });

  it.each(['haha', 'I love you', 'I went to town. It rained.', 'i want you to be happy', 'not you again', '?!', ''])(
    'is the whole of "%s"',
    (message) => {
      expect(mainClause(message)).toBe(message);
    },
  );
});
