import { createContext, useContext } from 'react';

export const DestinationContext = createContext<string | null>(null);

/** The address whose screen is on its way and not here yet; `null` most of the time. */
export function useDestination(): string | null {
  return useContext(DestinationContext);
}
