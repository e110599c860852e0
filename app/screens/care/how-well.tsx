import { howWell } from '#texts/care.ts';
import { measured } from './measured.ts';

/** How well danger is noticed, in words and figures. */
export function HowWell() {
  return <p>{howWell(measured)}</p>;
}
