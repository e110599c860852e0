import styles from './quill.module.css';

/** What a quill does, each from the line and back to it: a small loop, a tall one, one below the line, and waves. No letters: nobody shall try to read them. */
const strokes = {
  o: 'c3-1 5-4 4-5c-1-2-5 0-4 3c1 3 4 2 6 2',
  l: 'c5-3 9-14 7-18c-2-3-5 2-5 10c0 6 3 9 7 8',
  j: 'c3-1 4-3 5-5c1 3-2 14-5 17c-3 3-5-1-1-6c3-3 6-5 9-6',
  w: 'c2-1 3-5 4-5c1 0-1 5 1 5c2 0 3-5 4-5c1 0-1 5 1 5c2 0 3-4 4-4c1 0-1 4 1 4',
  n: 'c2-2 3-5 4-5c1 0-1 5 0 5c1-3 4-6 6-5c1 1-1 5 2 5',
};

const words = (
  [
    [4, 26, 'lwow'],
    [60, 26, 'nwj'],
    [106, 26, 'wolo'],
    [156, 26, 'jwon'],
    [2, 54, 'wlow'],
    [58, 54, 'ojw'],
    [98, 54, 'wonlwo'],
  ] as const
).map(([x, y, word]) => `M${x} ${y}${[...word].map((one) => strokes[one as keyof typeof strokes]).join('')}`);

/** A broad nib is slanted: the same line thrice, each a little aside, is thin upwards and thick downwards. */
const nib = [0, 0.45, 0.9];

/** The first words of a fortune, as a hasty quill writes them while it is foretold. */
export function Quill() {
  return (
    <svg className={styles.quill} viewBox="0 0 206 68" aria-hidden="true">
      {words.map((line) => (
        <g key={line}>
          {nib.map((aside) => (
            <path key={aside} d={line} pathLength={1} transform={`translate(${aside} ${aside * -0.7})`} />
          ))}
        </g>
      ))}
    </svg>
  );
}
