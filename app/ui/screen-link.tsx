import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { address } from './address.ts';
import { useDestination } from './destination.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The screen's address in English. */
  href: string;
  /** Replaces the present history entry instead of adding one. */
  replace?: boolean;
};

/** A link to another screen, marked busy while that screen loads. */
export function ScreenLink({ href: screen, ...props }: Props) {
  const href = address(screen);
  return <Link href={href} aria-busy={useDestination() === href || undefined} {...props} />;
}
