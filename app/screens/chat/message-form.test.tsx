import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MessageForm } from './message-form.tsx';

afterEach(cleanup);

describe('the message form', () => {
  it('sends on Enter and on the button, clears the input and keeps the focus there', async () => {
    const onSend = vi.fn(() => true);
    render(<MessageForm isAwaitingReply={false} onSend={onSend} />);
    const input = screen.getByPlaceholderText('Type a message...');
    await userEvent.type(input, 'hello{Enter}');
    await userEvent.type(input, 'again');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([['hello'], ['again']]);
    expect(input).toHaveProperty('value', '');
    expect(document.activeElement).toBe(input);
  });

  it('keeps what did not go out', async () => {
    render(<MessageForm isAwaitingReply={false} onSend={() => false} />);
    const input = screen.getByPlaceholderText('Type a message...');
    await userEvent.type(input, 'hello{Enter}');
    expect(input).toHaveProperty('value', 'hello');
  });

  it('disables Send, and not the input, while a reply is awaited', () => {
    render(<MessageForm isAwaitingReply onSend={() => false} />);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(screen.getByPlaceholderText('Type a message...')).toHaveProperty('disabled', false);
  });

  it.each([
    ['while an input method is composing', { isComposing: true }, true],
    ['that only ends a composition, as Safari tells it', { keyCode: 229 }, true],
    ['alone', {}, false],
  ])('takes Enter %s for what it is', (_, init, isPrevented) => {
    render(<MessageForm isAwaitingReply={false} onSend={() => true} />);
    const input = screen.getByPlaceholderText('Type a message...');
    const press = createEvent.keyDown(input, { key: 'Enter', ...init });
    fireEvent(input, press);
    expect(press.defaultPrevented).toBe(isPrevented);
  });
});
