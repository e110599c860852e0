// The statistics of this device. A chunk of its own, fetched when it is asked for.
import * as texts from '#texts/hangman-late.ts';
import { Sheet } from './sheet.tsx';

type Props = {
  figures: readonly (readonly [name: string, count: number])[];
  /** How many games ended with so many guesses left, by their number; 0 is a loss. */
  left: readonly number[];
  isKept: boolean;
  onClose: () => void;
};

export default function BoardSheet({ figures, left, isKept, onClose }: Props) {
  return (
    <Sheet title={texts.yourGames} onClose={onClose}>
      <dl>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Bars left={left} />
      <p>{isKept ? texts.keptHere : texts.notKept}</p>
    </Sheet>
  );
}

/** A bar for each number of guesses left, the best first, and one for what was lost. */
function Bars({ left }: { left: readonly number[] }) {
  const most = Math.max(...left, 1);
  return (
    <table>
      <caption>{texts.guessesLeft}</caption>
      <tbody>
        {left
          .map((count, guesses) => ({ count, guesses }))
          .reverse()
          .map(({ count, guesses }) => (
            <tr key={guesses}>
              <th scope="row">{guesses === 0 ? texts.lost : guesses}</th>
              <td>
                <span
                  className="board-bar"
                  data-some={count > 0 || undefined}
                  style={{ inlineSize: `${(100 * count) / most}%` }}
                >
                  {count}
                </span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
