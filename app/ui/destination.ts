import { createContext, useContext } from 'react';

export const DestinationContext = createContext<string | null>(null);

/** The address whose screen is loading; `null` while none is. */
export function useDestination(): string | null {
  return useContext(DestinationContext);
}
