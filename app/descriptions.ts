import { descriptions } from '#texts/descriptions.ts';
import { language } from '#texts/language.ts';
import type { Route } from './routes.ts';

/** The description of a route's page; throws if it has none. */
export function descriptionOf({ name }: Route): string {
  const description = descriptions[name];
  if (!description)
    throw new Error(`The screen “${name}” has no description in app/texts/${language}/descriptions.ts.`);
  return description;
}
