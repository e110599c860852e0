// Who wonders at what they are called hears why, and whoever says their own name with it is greeted by that.
import { nameTold } from './memory.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** "Who's Fiona? I'm Ola!", where the intent of `turn` is such a question. */
export function explained(turn: Turn): Act | null {
  const name = nameTold(turn.message);
  return name ? fromPool(turn, 'name-told', { name }) : fromPool(turn, 'why-that-name');
}
