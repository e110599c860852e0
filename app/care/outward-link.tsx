import type { ReactNode } from 'react';
import * as texts from '#texts/shell.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type Props = { href: string; className: string | undefined; newTab?: string; children: ReactNode };

/** A link that opens beside the page, because leaving a conversation ends it. */
export function OutwardLink({ href, className, newTab = texts.newTab, children }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
    </a>
  );
}
