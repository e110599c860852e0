// How the page suggests a pause: docs/product.md, 14.12.
import { pause } from '#texts/chat-late.ts';
import type { PauseSuggestion } from './conversation-state.ts';

/** The line for this hour of the visit. To children it says again that this is a machine. */
export const pauseSuggestion =
  (hours: number): PauseSuggestion =>
  (isForChild) =>
    hours > 1 && !isForChild ? null : pause(hours, isForChild);
