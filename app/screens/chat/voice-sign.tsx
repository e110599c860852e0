// What a way to be heard looks like, at a glance: a frog of the swamp, its mouth, and what comes out of it.
import type { VoiceKind } from '../../settings/choices.ts';

export function VoiceSign({ kind }: { kind: VoiceKind }) {
  const isShut = kind === 'off';
  return (
    <svg viewBox="0 0 120 72" data-sign={kind} aria-hidden="true">
      <path d={head} fill="#6f9a3a" />
      <path d={shade} fill="#4d7427" />
      <path d={eyes} fill="#f6e9b8" />
      <path d={isShut ? asleep : awake} fill={isShut ? '#7ea845' : '#1d1206'} />
      {isShut && <path d={lids} fill="none" stroke="#2c4414" strokeWidth="2" strokeLinecap="round" />}
      {isShut ? (
        <path d="M34 42q26 12 52 0" fill="none" stroke="#26390f" strokeWidth="3" strokeLinecap="round" />
      ) : (
        <>
          <path d="M34 40q26 9 52 0q-3 25-26 25t-26-25z" fill="#4a1018" />
          <path d="M44 58q4-8 16-8t16 8q-6 7-16 7t-16-7z" fill="#e58a8e" />
        </>
      )}
      {kind === 'babble' && <path d={notes} fill="#ffe2a0" />}
      {kind === 'aloud' && <path d={waves} fill="none" stroke="#ffe2a0" strokeWidth="4" strokeLinecap="round" />}
    </svg>
  );
}

const head =
  'M31 22a11.5 11.5 0 0 1 22.5-3q6.5-1 13 0a11.5 11.5 0 0 1 22.5 3q8 9 8 21c0 15-15 25-37 25s-37-10-37-25q0-12 8-21z';
/** The side that the lantern does not reach. */
const shade = 'M93 27q4 7 4 16c0 15-15 25-37 25q-12 0-21-3q34 0 45-14q8-10 9-24z';
const eyes = 'M34.5 21.5a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM69.5 21.5a8 8 0 1 1 16 0a8 8 0 1 1-16 0z';
const asleep = 'M34 23a8.5 8.5 0 1 1 17 0zM69 23a8.5 8.5 0 1 1 17 0z';
const lids = 'M34.5 23.5h16M69.5 23.5h16';
const awake = 'M39 22a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM73 22a4 4 0 1 1 8 0a4 4 0 1 1-8 0z';
const notes =
  'M113 10v21a5.5 4.5 0 1 1-3.5-4.5V15l-7 1.5v18a5.5 4.5 0 1 1-3.5-4.5V13zM12 14l3.5-1c0 5 7 6 6 13-1-3-3.5-4-6-4v15a5.5 4.5 0 1 1-3.5-4.5z';
const waves = 'M102 30q7 10 0 20M110 23q12 17 0 34M18 30q-7 10 0 20M10 23q-12 17 0 34';
