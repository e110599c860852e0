// How the page suggests a pause: docs/product.md, 14.12.
import { pause } from '#texts/chat.ts';

/** The line for this hour; `null` if it is for children only. To them it says again that this is a machine. */
export function pauseSuggestion(hours: number, isForChild: boolean): string | null {
  if (hours > 1 && !isForChild) return null;
  return pause(hours, isForChild);
}
