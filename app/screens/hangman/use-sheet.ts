import { type ComponentType, useState } from 'react';

/** A sheet whose code is fetched when it is opened; the next press asks again for one that did not come. */
export function useSheet<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  onFailure: () => void,
) {
  const [Sheet, setSheet] = useState<ComponentType<Props> | null>(null);
  return {
    Sheet,
    open: () => void load().then(({ default: Loaded }) => setSheet(() => Loaded), onFailure),
    close: () => setSheet(null),
  };
}
