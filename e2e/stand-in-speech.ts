// Speech as a browser has it, for a browser that has no voices: it says nothing, and notes what it was given.
import type { Page } from 'playwright-core';

export type Spoken = { readonly text: string; readonly pitch: number; readonly rate: number; readonly voice: string };
type Options = {
  /** Local and English unless it says otherwise. */
  readonly voices?: readonly Partial<SpeechSynthesisVoice>[];
  /** Whether it tells each word that it comes to. */
  readonly tellsWords?: boolean;
  readonly does?: 'speak' | 'never start' | 'never end' | 'refuse';
};
type StandIn = {
  spoken: Spoken[];
  isSpeaking: boolean;
  /** How the mouth was moved, and whether something was heard then. */
  mouths: { mouth: string; isHeard: boolean }[];
  voicesCome: () => void;
};
declare global {
  var standInSpeech: StandIn;
}

const local = { name: 'Fenwick', lang: 'en-GB', localService: true, default: true };

/** To be called before the page loads. */
export function installSpeech(page: Page, { voices = [local], tellsWords = true, does = 'speak' }: Options = {}) {
  return page.addInitScript(inPage, { voices: voices.map((voice) => ({ ...local, ...voice })), tellsWords, does });
}

/** What was said since this was asked last, whether it speaks now, and how the mouth moved. */
export const speechIn = (page: Page) =>
  page.evaluate(() => {
    const { spoken, isSpeaking, mouths } = globalThis.standInSpeech;
    return { spoken: spoken.splice(0), isSpeaking, mouths: mouths.splice(0) };
  });

function inPage({ voices, tellsWords, does }: Required<Options>) {
  class Utterance {
    pitch = 1;
    rate = 1;
    voice: { name: string } | null = null;
    onstart?: () => void;
    onend?: () => void;
    onerror?: (event: { error: string }) => void;
    onboundary?: (event: { name: string; charIndex: number }) => void;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const queue: Utterance[] = [];
  let isHeard = false;

  /** A word takes 0.4 s, and it takes 0.5 s to begin. */
  async function say(one: Utterance) {
    const isThere = () => queue[0] === one;
    await wait(500);
    if (!isThere() || does === 'never start') return;
    if (does === 'refuse') return gone(one, () => one.onerror?.({ error: 'not-allowed' }));
    isHeard = true;
    one.onstart?.();
    for (const { index } of one.text.matchAll(/\S+/g)) {
      if (tellsWords) one.onboundary?.({ name: 'word', charIndex: index });
      await wait(400);
      if (!isThere()) return;
    }
    if (does !== 'never end') gone(one, () => one.onend?.());
  }
  function gone(one: Utterance, tell: () => void) {
    queue.shift();
    isHeard = false;
    if (queue[0]) void say(queue[0]);
    if (one) tell();
  }

  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    resume() {},
    speak(one: Utterance) {
      const { text, pitch, rate, voice } = one;
      standIn.spoken.push({ text, pitch, rate, voice: voice?.name ?? '' });
      queue.push(one);
      if (queue.length === 1) void say(one);
    },
    cancel() {
      isHeard = false;
      for (const one of queue.splice(0)) setTimeout(() => one.onerror?.({ error: 'canceled' }));
    },
  });
  const standIn: StandIn = {
    spoken: [],
    get isSpeaking() {
      return queue.length > 0;
    },
    mouths: [],
    voicesCome() {
      voices = [{ name: 'Late', lang: 'en-GB', localService: true, default: false }];
      speech.dispatchEvent(new Event('voiceschanged'));
    },
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
  Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, standInSpeech: standIn });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { mouth } = (target as HTMLElement).dataset;
      if (mouth) standIn.mouths.push({ mouth, isHeard });
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-mouth'] });
}
