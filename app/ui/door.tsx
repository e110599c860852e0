import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useDestination } from './destination.ts';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link to another screen, which tells while that is on its way. */
export function Door({ href, ...props }: Props) {
  return <Link href={href} aria-busy={useDestination() === href || undefined} {...props} />;
}
