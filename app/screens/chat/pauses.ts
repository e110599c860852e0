// How the page suggests a pause: docs/product.md, 14.12.

/** The line for this hour; `null` if it is for children only. To them it says again that this is a machine. */
export function pauseSuggestion(hours: number, isForChild: boolean): string | null {
  if (hours > 1 && !isForChild) return null;
  const span = hours > 1 ? `${hours} hours` : 'an hour';
  return `You have been here for ${span}${isForChild ? ', with a machine and not with a person' : ''}. This is a good moment for a pause.`;
}
