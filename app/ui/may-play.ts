type Device = { readonly connection?: { readonly saveData?: boolean } };

/** Whether the film may start by itself: not under reduced motion or Save-Data. */
export function mayPlayAtOnce(device: object, isMotionReduced: boolean): boolean {
  const { connection } = device as Device;
  return !connection?.saveData && !isMotionReduced;
}
