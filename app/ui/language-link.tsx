import { useLocation } from 'wouter';
import { base, other, otherBase, otherName } from '#texts/language.ts';

/** Leads to this page in the other language. app/early-language.ts takes that for the visitor's choice, and has them stay in their talk. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const page = (otherBase + useLocation()[0].slice(base.length)).replace(/\/$/, '') || '/';
  return (
    <a className={className} href={`${page}?language=${other}`} hrefLang={other} lang={other}>
      {otherName}
    </a>
  );
}
