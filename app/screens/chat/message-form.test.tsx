import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MessageForm } from './message-form.tsx';

afterEach(cleanup);

function Form(props: Omit<ComponentProps<typeof MessageForm>, 'draft' | 'onDraft'>) {
  const [draft, setDraft] = useState('');
  return <MessageForm {...props} draft={draft} onDraft={setDraft} />;
}

describe('the message form', () => {
  it('sends on Enter and on the button, clears the input and keeps the focus there', async () => {
    const onSend = vi.fn(() => true);
    render(<Form isAwaitingReply={false} onSend={onSend} />);
    const input = screen.getByPlaceholderText('Type a message...');
    await userEvent.type(input, 'hello{Enter}');
    await userEvent.type(input, 'again');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([['hello'], ['again']]);
    expect(input).toHaveProperty('value', '');
    expect(document.activeElement).toBe(input);
  });

  it('keeps what did not go out', async () => {
    render(<Form isAwaitingReply={false} onSend={() => false} />);
    const input = screen.getByPlaceholderText('Type a message...');
    await userEvent.type(input, 'hello{Enter}');
    expect(input).toHaveProperty('value', 'hello');
  });

  it('disables Send, and not the input, while a reply is awaited', () => {
    render(<Form isAwaitingReply onSend={() => false} />);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(screen.getByPlaceholderText('Type a message...')).toHaveProperty('disabled', false);
  });

  it('is off, and keeps the input, while a limit runs', () => {
    render(<Form isAwaitingReply={false} isLimited onSend={() => false} />);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(screen.getByPlaceholderText('Type a message...')).toHaveProperty('disabled', false);
  });

  it.each([
    ['while an input method is composing', { isComposing: true }, { isSent: false, isPrevented: true }],
    ['that only ends a composition, as Safari tells it', { keyCode: 229 }, { isSent: false, isPrevented: true }],
    ['with Shift', { shiftKey: true }, { isSent: false, isPrevented: false }],
    ['alone', {}, { isSent: true, isPrevented: true }],
  ])('takes Enter %s for what it is', (_, init, { isSent, isPrevented }) => {
    const onSend = vi.fn(() => true);
    render(<Form isAwaitingReply={false} onSend={onSend} />);
    const input = screen.getByPlaceholderText('Type a message...');
    const press = createEvent.keyDown(input, { key: 'Enter', ...init });
    fireEvent(input, press);
    expect(onSend).toHaveBeenCalledTimes(isSent ? 1 : 0);
    expect(press.defaultPrevented).toBe(isPrevented); // the browser's default is a line break
  });
});
