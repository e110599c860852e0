import { cleanup, render, screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ProfileCard } from './profile-card.tsx';

afterEach(cleanup);

describe('the card', () => {
  it('takes the focus when it opens, and never again although its actions change', () => {
    const card = (onClose: () => void) => <ProfileCard name="Doris" onClose={onClose} onChat={() => {}} />;
    const { rerender } = render(card(() => {}));
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'About Doris' }));
    screen.getByRole('button', { name: 'Chat with Doris' }).focus();
    rerender(card(() => {}));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chat with Doris' }));
  });

  it('closes by the action of its last render', async () => {
    const closed: string[] = [];
    const card = (name: string) => <ProfileCard name="Doris" onClose={() => closed.push(name)} onChat={() => {}} />;
    const { rerender } = render(card('first'));
    rerender(card('second'));
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['second']);
  });
});
