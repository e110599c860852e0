// What the app asks of React and Preact does otherwise (docs/decisions/0032-preact.md). Imported before anything is rendered.
import 'react';
import { options, type VNode } from 'preact';

/** Preact's name for a vnode's element in what it ships, which its own tools rely on. */
type Rendered = VNode<Record<string, unknown>> & { readonly __e?: Element | null };

// React runs the effects of a click before the next click. Preact waits for a picture to be painted, and two keys may be pressed until then.
// The first effects come in a task of their own, so that taking the page over does not hold up a slow device for as long.
let hasBegun = import.meta.env.SSR;
options.requestAnimationFrame = (run) => {
  if (hasBegun) return queueMicrotask(run);
  hasBegun = true;
  setTimeout(run);
};

// To an element `translate` is true or false, which Preact makes of "no"; in markup, where false would be left out, it is "no" again.
if (import.meta.env.SSR) {
  const beforeCreated = options.vnode;
  options.vnode = (vnode) => {
    beforeCreated?.(vnode);
    const { props } = vnode as Rendered;
    if (props.translate === false) props.translate = 'no';
  };
}

/** The words that an element holds, and nothing else. */
const written = new WeakMap<Element, unknown>();

// Chrome's translation puts elements of its own in the place of text nodes, and Preact goes on writing to the nodes that were taken out.
const beforeDiffed = options.diffed;
options.diffed = (vnode) => {
  beforeDiffed?.(vnode);
  const { type, props, __e: element } = vnode as Rendered;
  const words = props?.children;
  if (typeof type !== 'string' || !element || (typeof words !== 'string' && typeof words !== 'number')) return;
  const isChanged = written.has(element) && written.get(element) !== words;
  if (isChanged && element.textContent !== String(words)) element.textContent = String(words);
  written.set(element, words);
};
