import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { useDestination } from './destination.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Replaces the present history entry instead of adding one. */
  replace?: boolean;
};

/** A link to another screen, marked busy while that screen loads. */
export function ScreenLink({ href, ...props }: Props) {
  return <Link href={href} aria-busy={useDestination() === href || undefined} {...props} />;
}
