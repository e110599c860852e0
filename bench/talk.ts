// One turn with the chat, from the shell, for those who read talks (understudy.md):
//   node bench/talk.ts talk.json "Puss in Boots" ["message"]
// Without a message, or where the file is new, it greets and says whom one plays. It goes by the page's own rules (app/screens/chat): what goes along with a question,
// what care brings, buttons. SITE is where the server listens. The talk is kept in the file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { converse, isInDoubt, noticedBefore } from '../app/screens/chat/conversation.ts';
import { type Action, type Conversation, newConversation } from '../app/screens/chat/conversation-state.ts';
import { historyOf } from '../app/screens/chat/conversation-views.ts';
import { headOf } from '../app/screens/chat/reply-head.ts';
import { visitorTonight } from '../app/screens/chat/tonight.ts';
import { tonight, youAre } from '../app/texts/en/chat.ts';
import type { SpeakingCharacter } from '../cast/characters.ts';
import { profileOf } from '../cast/profiles.ts';

const [file = '', character = '', message] = process.argv.slice(2);
const id = 1;
const { loveInterest } = profileOf(character as SpeakingCharacter);
let talk: Conversation = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : newConversation(character);
if (talk.messages.length === 0) {
  process.stdout.write(`(${youAre}${visitorTonight(loveInterest)}${tonight})\n`);
  await turn();
}
if (message) await turn(message.trim());
writeFileSync(file, JSON.stringify(talk, null, 1));
const said = talk.messages
  .slice(talk.newFrom)
  .map(({ notice, message: text }) => (notice ? `(the page) ${text}` : text))
  .join('\n');
const buttons = talk.say.map((it) => `[${it}]`).join(' ');
process.stdout.write(`${said}\n${buttons && `${buttons}\n`}`);

async function turn(said?: string): Promise<void> {
  const { scene } = talk;
  const question = {
    character,
    loveInterest,
    ...(said !== undefined && {
      message: said,
      history: historyOf(talk),
      noticed: noticedBefore(talk),
      ...(scene !== null && { scene }),
      ...(isInDoubt(talk) && { inDoubt: true }),
    }),
  };
  happens(said === undefined ? { type: 'greetingAsked', id } : { type: 'messageSent', id, message: said });
  const response = await fetch(`${process.env.SITE ?? 'http://127.0.0.1:3000'}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  happens({ type: 'headArrived', id, head: headOf(response.headers) });
  happens({ type: 'fragmentArrived', id, fragment: await response.text() });
  happens({ type: 'ended', id });
}

function happens(action: Action): void {
  talk = converse(talk, action);
}
