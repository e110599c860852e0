// `npm run sorrow`: learns the weights of server/chat/understudy/sorrow.ts, and prints for each file of server/test/sorrow how much is known
// where the other files alone were learnt. `npm run sorrow -- a.md` prints, for files anywhere, what the weights that are kept miss.
import { writeFileSync } from 'node:fs';
import { isHeavy } from '../server/chat/understudy/heavy.ts';
import { isSorrow, type SorrowModel, sorrowFile } from '../server/chat/understudy/sorrow.ts';
import { allTold, isOfASet, learnSorrow, type Told, toldIn } from '../server/test/learn-sorrow.ts';
import { visitorMessages } from '../server/test/visitor-messages.ts';

const files = process.argv.slice(2);
for (const file of files) {
  const told = toldIn(file);
  report(file, told);
  for (const { message, isSorrow: is } of told)
    if (isHeavy(message) !== is) process.stdout.write(`  ${is ? 'missed' : 'play'}: ${message}\n`);
}
if (files.length === 0) {
  const told = allTold();
  for (const file of new Set(told.filter(isOfASet).map((each) => each.file))) {
    const others = learnSorrow(told.filter((each) => each.file !== file));
    report(
      file,
      told.filter((each) => each.file === file),
      others,
    );
    const ordinary = visitorMessages.filter(
      ([message, intent]) => isSorrow(message, others) && !/sad|sick/.test(intent ?? ''),
    );
    process.stdout.write(
      `  of ${visitorMessages.length} ordinary messages ${ordinary.length}: ${ordinary.map(([it]) => it).join(' | ')}\n`,
    );
  }
  writeFileSync(sorrowFile, `${JSON.stringify(learnSorrow(told))}\n`);
}

function report(name: string, told: readonly Told[], model?: SorrowModel): void {
  const percent = (wanted: boolean, isFound: (message: string) => boolean) => {
    const rows = told.filter((each) => each.isSorrow === wanted);
    return `${((100 * rows.filter(({ message }) => isFound(message)).length) / rows.length).toFixed(1)} %`;
  };
  const byModel = (message: string) => isSorrow(message, model);
  process.stdout.write(
    `${name}: sorrow found ${percent(true, byModel)}, of play taken for it ${percent(false, byModel)}; `,
  );
  process.stdout.write(`with phrases as kept ${percent(true, isHeavy)}, ${percent(false, isHeavy)}\n`);
}
