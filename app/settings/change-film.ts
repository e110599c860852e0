import type { Settings } from './choices.ts';
import { change } from './settings.ts';

/** Keeps whether the film plays. A file of its own: what is fetched late and shared by others would need a wrapper around all it exports. */
export function changeFilm(film: Settings['film']): void {
  change({ film });
}
