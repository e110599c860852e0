import { BackLink } from '../../ui/back-link.tsx';

export function Screen() {
  return (
    <main>
      <BackLink to="/">Back to the stump house</BackLink>
      <h1 tabIndex={-1}>Lost in the swamp</h1>
      <p>No path leads here. Donkey says he knows a shortcut, and he is still saying it.</p>
    </main>
  );
}
