import { useWhenIdle } from '../../ui/use-when-idle.ts';

const livingParts = () => import('./living-parts.tsx');
const afterwards = () => import('./afterwards.tsx');

/** What makes the puppet live. */
export const useLivingParts = () => useWhenIdle(livingParts);
/** What may be done about the newest reply, and with the whole talk. */
export const useAfterwards = () => useWhenIdle(afterwards);
