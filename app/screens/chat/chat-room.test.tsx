import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profileOf } from '../../../cast/profiles.ts';
import { ChatRoom } from './chat-room.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the chat', () => {
  it('asks for the greeting once, even where effects run twice', async () => {
    const fetch = vi.fn(async () => new Response('Evening, lass.', { headers: { 'x-replier': 'understudy' } }));
    vi.stubGlobal('fetch', fetch);
    render(
      <StrictMode>
        <ChatRoom profile={profileOf('Shrek')} onAgain={() => {}} />
      </StrictMode>,
    );
    await waitFor(() => expect(screen.getByRole('listitem').querySelector('p')?.textContent).toBe('Evening, lass.'));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/written by a script/)).toBeTruthy();
  });

  it('aborts the request when the visitor leaves', async () => {
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      signal = init.signal;
      return new Promise(() => {});
    });
    const { unmount } = render(<ChatRoom profile={profileOf('Fiona')} onAgain={() => {}} />);
    await waitFor(() => expect(signal?.aborted).toBe(false));
    unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });
});
