import type { Look } from './living.ts';
import type { Mouth } from './speech.ts';

/**
 * Shows one picture, without Preact, which has nothing to compare here: living.css shows the frames that `data-mouth` and `data-eyes` name, and
 * the puppet, in which `view` lies, stands as `look` says. Only what has changed is written, and nothing that moves anything else.
 */
export function draw(view: HTMLElement, mouth: Mouth, { eyes, pose }: Look) {
  set(view, 'mouth', mouth);
  set(view, 'eyes', eyes);
  const puppet = view.parentElement;
  const { up, size, lean } = pose;
  // to a tenth of a percent: a transform of a little less than 1 would differ in each picture
  const stands = `translateY(${(-100 * up).toFixed(1)}%) rotate(${lean}deg) scale(${size.toFixed(4)})`;
  if (puppet && puppet.style.transform !== stands) puppet.style.transform = stands;
}

/** The still alone. */
export function rest(view: HTMLElement) {
  for (const name of Object.keys(view.dataset)) delete view.dataset[name];
  view.parentElement?.style.removeProperty('transform');
}

function set(view: HTMLElement, name: string, value: string) {
  if (view.dataset[name] !== value) view.dataset[name] = value;
}
