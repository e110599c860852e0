type Device = { readonly connection?: { readonly saveData?: boolean } };

/** Whether the film may start by itself: not where motion or data is to be spared. */
export function mayPlayAtOnce(device: object, isMotionReduced: boolean): boolean {
  const { connection } = device as Device;
  return !connection?.saveData && !isMotionReduced;
}
