// Writes 200 exchanges with the understudy for blind readers: bench/understudy.md tells how they are read.
//   node bench/exchanges.ts conversations.json folder
// The first file holds [{ character, messages }], visitors' halves only. Into the folder go fitting.md (the exchanges in order,
// for a reader who says of each whether the reply fits), speakers.md (the replies alone, shuffled) and speakers.json (who said them).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../cast/characters.ts';
import { profileOf } from '../cast/profiles.ts';
import { mostRemarks, type Remark } from '../contract/chat.ts';
import { understudy } from '../server/chat/understudy/understudy.ts';

type Half = { readonly character: SpeakingCharacter; readonly messages: readonly string[] };

const [source = '', folder = '.'] = process.argv.slice(2);
const halves: Half[] = JSON.parse(readFileSync(source, 'utf8'));
const replier = understudy(Math.random, 0);
const stay = new AbortController().signal;

const fitting: string[] = [];
const spoken: { speaker: string; reply: string }[] = [];
for (const { character, messages } of halves) {
  const { loveInterest } = profileOf(character);
  const history: Remark[] = [];
  const ask = async (message?: string) => {
    const question = {
      character,
      loveInterest,
      ...(message !== undefined && { message, history: history.slice(-mostRemarks) }),
    };
    let reply = '';
    await replier.reply(question, stay, (piece) => {
      reply += piece;
    });
    if (message !== undefined) history.push({ category: 'user', message });
    history.push({ category: 'AI', message: reply });
    return reply;
  };
  fitting.push(`\n## ${character}, talking with ${loveInterest}\n`, `${character}: ${await ask()}\n`);
  for (const message of messages) {
    const reply = await ask(message);
    spoken.push({ speaker: character, reply });
    fitting.push(`${spoken.length}. Visitor: ${message}\n   ${character}: ${reply}`);
  }
}
const shuffled = spoken.map((line) => ({ ...line, at: Math.random() })).sort((a, b) => a.at - b.at);
writeFileSync(join(folder, 'fitting.md'), `${fitting.join('\n')}\n`);
writeFileSync(join(folder, 'speakers.md'), `${shuffled.map(({ reply }, i) => `${i + 1}. ${reply}`).join('\n')}\n`);
writeFileSync(join(folder, 'speakers.json'), JSON.stringify(shuffled.map(({ speaker }) => speaker)));
