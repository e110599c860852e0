import { BackLink } from '../../ui/back-link.tsx';

export function Screen() {
  return (
    <main>
      <BackLink to="/">Go Back</BackLink>
      <h1 tabIndex={-1}>Shrek Fortune Teller</h1>
    </main>
  );
}
