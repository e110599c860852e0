// What a way to be heard looks like, at a glance: a frog of clay (art/props/frog.py), its mouth, and what comes out of it.
import type { VoiceKind } from '../../settings/choices.ts';
import openAvif from '../../ui/props/frog-open.avif';
import openWebp from '../../ui/props/frog-open.webp';
import shutAvif from '../../ui/props/frog-shut.avif';
import shutWebp from '../../ui/props/frog-shut.webp';
import { unseenIfMissing } from '../../ui/unseen-if-missing.ts';

export function VoiceSign({ kind }: { kind: VoiceKind }) {
  const isShut = kind === 'off';
  return (
    <span data-sign={kind} aria-hidden="true">
      <picture>
        <source type="image/avif" srcSet={isShut ? shutAvif : openAvif} />
        {/* not before the sheet is opened */}
        <img src={isShut ? shutWebp : openWebp} alt="" width={320} height={224} loading="lazy" {...unseenIfMissing} />
      </picture>
      {!isShut && (
        <svg viewBox="0 0 160 112" aria-hidden="true">
          {kind === 'babble' && <path d={notes} fill="#ffd88c" />}
          {kind === 'aloud' && <path d={waves} fill="none" stroke="#ffd88c" strokeWidth="5" strokeLinecap="round" />}
        </svg>
      )}
    </span>
  );
}

/** Beside its eyes, clear of its cheeks. */
const notes =
  'M22 7l4-1c0 8 10 9 8 20-2-5-5-6-8-6.5v22a8 6.5 0 1 1-4-6.5zM128 8l24-6v31a8 6.5 0 1 1-4-6.5V24l-16 4v22a8 6.5 0 1 1-4-6.5z';
const waves = 'M130 11q11 14 0 28M142 3q18 22 0 44M30 11q-11 14 0 28M18 3q-18 22 0 44';
