import { BackLink } from '../../ui/back-link.tsx';

export function Screen() {
  return (
    <main>
      <BackLink to="/" />
      <h1 tabIndex={-1}>Hangman: Swamp Edition</h1>
      <p>Guess the word before Shrek loses his temper</p>
    </main>
  );
}
