type Device = { readonly connection?: { readonly saveData?: boolean } };

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the film may start by itself: not where motion or data is to be spared. */
export function mayPlayAtOnce(device: object, media: (query: string) => { readonly matches: boolean }): boolean {
  const { connection } = device as Device;
  return !connection?.saveData && !media(reducedMotion).matches;
}
