import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { useDestination } from './destination.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Takes the place of the present entry in the history instead of adding one. */
  replace?: boolean;
};

/** A link to another screen, which tells while that is on its way. */
export function Door({ href, ...props }: Props) {
  return <Link href={href} aria-busy={useDestination() === href || undefined} {...props} />;
}
