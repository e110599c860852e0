import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { typingShownMs } from '../app/screens/chat/exchange.ts';
import { cases, casesNamed } from '../server/test/cases.ts';
import {
  type Behaviour,
  behaviours,
  reply,
  type StandInService,
  standInService,
  streams,
} from '../server/test/stand-in-service.ts';
import { accessibilityFaults } from './accessibility.ts';
import * as chat from './chat-page.ts';
import { openSite } from './open-site.ts';
import { calm, oneSize } from './size-cases.ts';
import { type SharedPage, scrollsSideways, testSite } from './test-site.ts';

const key = 'sk-nobody-may-read-this';
const fallbackGreeting = 'Hi there! How can I make your day better today? 😊';
const failure = 'Failed to fetch response. Please try again.';
const nothing = "That's all Shrek's got! Go bother others instead.";

let service: StandInService;
let opened: SharedPage;
let page: Page;

const growls: readonly string[] = JSON.parse(readFileSync('app/public/growls.json', 'utf8'));
const site = testSite(async () => {
  service = await standInService();
  return { CHAT_BASE_URL: service.baseUrl, CHAT_API_KEY: key, CHAT_TIMEOUT_MS: '8000', CHAT_REPLY_TIMEOUT_MS: '12000' }; // generous, so that a slow machine does not look like a slow service
});

const shared = site.share(calm);
/** Its clock is faked, and runs on; `converse` skips the seconds of "Typing...". */
const timed = site.share(calm, (faked) => faked.clock.install());

afterAll(() => service?.close());

beforeEach(async () => {
  service.behave('streams');
  service.calls.length = 0;
  take(shared);
});

function take(it: SharedPage) {
  opened = it;
  page = it.page;
}

/** Opens a page for one test alone, because it fakes the clock or leaves something else behind. */
async function openAnother() {
  take(await site.open(calm));
}

const input = () => chat.input(page);
const sendButton = () => page.getByRole('button', { name: 'Send', exact: true });
const said = () => chat.said(page);
const canSend = () => chat.canSend(page);

/** Opens the chat and waits for the greeting. */
async function enter(address = `${site.address}/chat`) {
  await page.goto(address);
  await page.getByRole('listitem').first().waitFor();
  await canSend();
}

async function send(message: string) {
  await input().fill(message);
  await sendButton().click();
}

/** Sends a message and waits for the end of the reply, with the page's clock faked. */
async function converse(message: string) {
  await send(message);
  await chat.passTyping(page);
  await canSend();
}

async function pick(name: string) {
  await page.goto(`${site.address}/choose`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: `Chat with ${name}` }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

describe('the greeting', () => {
  it('is asked for once on entry, with Send disabled while it waits', async () => {
    const { promise: mayGreet, resolve: greet } = Promise.withResolvers<void>();
    service.behave(async (response) => {
      await mayGreet;
      await streams('Evening, lass.')(response);
    });
    await page.goto(`${site.address}/chat`);
    await sendButton().waitFor();
    expect(await sendButton().isDisabled()).toBe(true);
    // Nothing is said, but for what shows after 1.5 s, where a slow machine took so long.
    const shown = await said();
    const ms = await page.evaluate(() => performance.now());
    if (ms < 1500) expect(shown).toEqual([]);
    else expect(['', 'Typing...']).toContain(shown.join());
    greet();
    await canSend();
    expect(await said()).toEqual(['Evening, lass.']);
    expect(service.calls).toHaveLength(1);
    expect(opened.complaints).toEqual([]);
  });

  it.each<Behaviour>(['answers 500', 'streams nothing', 'answers null', 'resets after a token'])(
    'falls back to the specified one when the service %s',
    async (behaviour) => {
      service.behave(behaviour);
      await enter();
      expect(await said()).toEqual([fallbackGreeting]);
      expect(await sendButton().isEnabled()).toBe(true);
    },
  );
});

describe('a message', () => {
  it('shows at once, "Typing..." after 1.5 s, and then the reply in its place', async () => {
    await openAnother();
    await page.clock.install();
    await enter();
    await page.clock.pauseAt(Date.now() + 60_000);
    await send('  hello  ');
    expect(await said()).toEqual([reply, 'hello']);
    expect(await input().inputValue()).toBe('');
    expect(await sendButton().isDisabled()).toBe(true);
    await expect.poll(() => service.calls.length, { message: 'the request starts before the placeholder' }).toBe(2);
    await page.clock.runFor(1499);
    expect(await said()).toEqual([reply, 'hello']);
    await page.clock.runFor(1);
    expect(await said()).toEqual([reply, 'hello', 'Typing...']);
    expect(await sendButton().isDisabled()).toBe(true);
    await page.clock.runFor(1000);
    await canSend();
    expect(await said()).toEqual([reply, 'hello', reply]);
    expect(service.calls[1]?.body).toMatchObject({
      messages: [{ role: 'system' }, { role: 'user', content: 'hello.' }],
    });
    expect(opened.complaints).toEqual([]);
  });

  it('streams in: its beginning shows while its end is not yet said', async () => {
    await enter();
    let finish = () => {};
    service.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"delta":{"content":"Well, "}}]}\n\n');
      const beat = setInterval(() => response.write('data: {"choices":[{"delta":{"content":"well, "}}]}\n\n'), 100);
      finish = () => {
        clearInterval(beat);
        response.end('data: {"choices":[{"delta":{"content":"you."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
      };
    });
    await send('hello');
    await page.getByText('Well, well,').waitFor();
    expect(await sendButton().isDisabled()).toBe(true);
    finish();
    await canSend();
    expect((await said()).at(-1)).toMatch(/^Well, (well, )+you\.$/);
  });

  it('is sent by Enter, and not while a reply is awaited, when it waits in the input', async () => {
    await enter();
    await input().fill('one');
    await input().press('Enter');
    await input().fill('two');
    await input().press('Enter');
    expect(await said()).toEqual([reply, 'one']);
    expect(await input().inputValue()).toBe('two');
    await canSend();
    expect(await said()).toEqual([reply, 'one', reply]);
  });

  it.each(['', '   '])('of nothing but blanks (%j) is ignored', async (blank) => {
    await enter();
    await send(blank);
    await input().press('Enter');
    expect(await said()).toEqual([reply]);
    expect(service.calls).toHaveLength(1);
  });
});

describe('whatever the service does', () => {
  const outcomes: Partial<Record<Behaviour, string>> = {
    streams: reply,
    'streams with an aside': reply,
    'streams and lingers': reply,
    'answers as JSON': reply,
    'is busy for a second': reply,
    'streams nothing': nothing,
    'answers empty': nothing,
    'answers null': nothing,
    'answers with no choices': nothing,
    'answers half a megabyte': 'blah '.repeat(240).trimEnd(),
    'streams half a megabyte': 'x'.repeat(1200),
  };

  beforeEach(() => take(timed));

  // The server's answer to each is held in server/chat/failures.test.ts; in the gate the browser meets one of every kind.
  const oneOfEveryKind: Behaviour[] = [
    'streams',
    'streams with an aside',
    'answers as JSON',
    'streams nothing',
    'answers 500',
    'is busy for a minute',
    'streams half a megabyte',
    'resets after a token',
    'says so after a few words',
    'hangs after a token',
  ];

  it.each(casesNamed(Object.keys(behaviours) as Behaviour[], oneOfEveryKind))(
    'when it %s, the visitor reads the specified words and can send again',
    async (behaviour) => {
      await enter();
      service.behave(behaviour);
      await converse('hello');
      const outcome = outcomes[behaviour] ?? failure;
      expect(await said()).toEqual([reply, 'hello', outcome]);
      expect(await sendButton().isEnabled()).toBe(true);
      // The console shows the failure and nothing else.
      expect(opened.complaints.length > 0).toBe(outcome === failure);
      expect(opened.complaints.join()).not.toContain(key);

      service.behave('streams');
      await converse('and now');
      expect((await said()).slice(3)).toEqual(['and now', reply]);
    },
  );
});

describe('Dragon', () => {
  it('growls in greeting and reply, and asks nobody but care, about the message alone', async () => {
    await openAnother();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    });
    await page.clock.install();
    await pick('Dragon');
    await page.clock.runFor(2000);
    await canSend();
    await page.clock.pauseAt(Date.now() + 60_000);
    await send('hello, gorgeous');
    await page.clock.runFor(1499);
    expect(await said()).toHaveLength(2);
    await page.clock.runFor(1);
    expect((await said()).at(-1)).toBe('Typing...');
    await page.clock.runFor(typingShownMs);
    await canSend();
    const [greeting, mine, answer] = await said();
    expect(growls).toContain(greeting);
    expect(mine).toBe('hello, gorgeous');
    expect(growls).toContain(answer);
    expect(asked).toEqual(['/api/care {"message":"hello, gorgeous"}']);
    expect(opened.complaints).toEqual([]);
  });
});

describe('coming and going', () => {
  it('is still Gingerbread after a reload, greets once, and never shows Shrek', async () => {
    await openAnother();
    await pick('Gingerbread');
    await canSend();
    service.calls.length = 0;
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? '')).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await page.reload();
    await page.getByRole('listitem').first().waitFor();
    await canSend();
    const headings = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(headings).toContain('Gingerbread');
    expect(headings.join()).not.toContain('Shrek');
    expect(service.calls).toHaveLength(1);
    expect(JSON.stringify(service.calls[0]?.body)).toContain('You are talking with Suzy Sugar');
    expect(opened.complaints).toEqual([]);
  });

  it('ends the call to the service when the visitor leaves, and lets no reply follow to another character', async () => {
    await pick('Donkey');
    await canSend();
    let isGone = false;
    service.behave((response) => {
      response.on('close', () => {
        isGone = true;
      });
    });
    await send('wait for me');
    await expect.poll(() => service.calls.length).toBe(2);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.poll(() => isGone).toBe(true);

    service.behave('streams');
    await page.getByRole('button', { name: 'Fiona', exact: true }).click();
    await page.getByRole('button', { name: 'Chat with Fiona' }).click();
    await canSend();
    await page.waitForTimeout(2000); // longer than Donkey's placeholder would have taken
    expect(await said()).toEqual([reply]);
    expect(opened.complaints).toEqual([]);
  });

  it('shows the same character while the next screen loads', async () => {
    await pick('Doris');
    await canSend();
    await page.reload();
    await page.getByRole('listitem').first().waitFor();
    await page.route('**/choose-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goBack();
    await page.waitForTimeout(300);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Doris');
    await page.getByRole('heading', { level: 1, name: 'Pick & Chat' }).waitFor();
    expect(JSON.stringify(service.calls)).not.toContain('You are Shrek');
  });

  it('greets at every visit', async () => {
    await pick('Doris');
    await canSend();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Pick & Chat' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Doris' }).waitFor();
    await canSend();
    expect(await said()).toEqual([reply]);
    expect(service.calls).toHaveLength(2);
  });
});

describe('the list', () => {
  const position = () =>
    page.getByRole('region').evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
      scrollTop,
      fromEnd: scrollHeight - clientHeight - scrollTop,
    }));

  /** Waits for the placeholder. The function that it returns has the service send a long reply. */
  async function talkAtLength() {
    const story = streams('A long story. '.repeat(60).trim());
    service.behave(story);
    await enter();
    await page.getByRole('button', { name: 'This talk' }).waitFor(); // it comes late, and the list makes room for it
    const { promise: mayReply, resolve: goOn } = Promise.withResolvers<void>();
    service.behave(async (response) => {
      await mayReply;
      await story(response);
    });
    await send('tell me another');
    await page.getByText('Typing...').waitFor();
    return async () => {
      goOn();
      await canSend();
    };
  }

  it('follows the newest message while the visitor is at the end', async () => {
    const hearTheRest = await talkAtLength();
    await hearTheRest();
    expect((await position()).fromEnd).toBeLessThan(2);
  });

  it('stays where the visitor reads above, and offers the way down', async () => {
    const hearTheRest = await talkAtLength();
    await page.getByRole('region').evaluate((list) => list.scrollTo(0, 0));
    await hearTheRest();
    await page.waitForTimeout(100);
    expect((await position()).scrollTop).toBe(0);
    await page.getByRole('button', { name: 'Newest' }).click();
    expect((await position()).fromEnd).toBeLessThan(2);
    await page.getByRole('button', { name: 'Newest' }).waitFor({ state: 'detached' });
  });

  it('stays there also where the reply arrives before the browser reports that the visitor has scrolled', async () => {
    const hearTheRest = await talkAtLength();
    await page.getByRole('region').evaluate((list) => {
      addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
      list.scrollTo(0, 0);
    });
    await hearTheRest();
    expect((await position()).scrollTop).toBe(0);
    await page.getByRole('button', { name: 'Newest' }).waitFor();
  });

  it.each(cases([600, 700], (height) => height === 600))(
    'stays there also where its height changes before the browser reports it, to a window of %d px',
    async (height) => {
      await openAnother();
      const hearTheRest = await talkAtLength();
      await page.getByRole('region').evaluate((list) => {
        addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
        list.scrollTo(0, 0);
      });
      await page.setViewportSize({ width: 360, height });
      await hearTheRest();
      expect((await position()).scrollTop).toBe(0);
      await page.getByRole('button', { name: 'Newest' }).waitFor();
    },
  );

  it('never pulls a visitor down who scrolls up while a reply streams in', async () => {
    const hearTheRest = await talkAtLength();
    await hearTheRest();
    service.behave(streams('and so on. '.repeat(120), 15));
    await send('go on');
    await page.getByText('and so on.').waitFor();
    await page.getByRole('region').hover();
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, -25);
      await page.waitForTimeout(30);
    }
    expect((await position()).fromEnd).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Newest' }).waitFor();
  });

  it('goes to what the visitor sends, also from a hair further up', async () => {
    const hearTheRest = await talkAtLength();
    await hearTheRest();
    await page.getByRole('region').evaluate((list) => list.scrollBy(0, -3));
    await page.getByRole('button', { name: 'Newest' }).waitFor();
    service.behave(() => {}); // no reply, which would scroll the list
    await send('Where is my message?');
    expect((await position()).fromEnd).toBeLessThan(2);
    await page.getByRole('button', { name: 'Newest' }).waitFor({ state: 'detached' });
  });

  it('needs no way down once everything fits', async () => {
    await openAnother();
    const hearTheRest = await talkAtLength();
    await hearTheRest();
    await page.getByRole('region').evaluate((list) => list.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Newest' }).waitFor();
    await page.setViewportSize({ width: 360, height: 3000 });
    await page.getByRole('button', { name: 'Newest' }).waitFor({ state: 'detached' });
  });

  it('tells a screen reader who says what', async () => {
    take(timed);
    await enter();
    await converse('hello');
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      `Shrek: ${reply}`,
      'You: hello',
      `Shrek: ${reply}`,
    ]);
  });

  it('keeps the newest message and the input in sight when a keyboard takes half the phone', async () => {
    await openAnother();
    const hearTheRest = await talkAtLength();
    await hearTheRest();
    await page.setViewportSize({ width: 360, height: 340 });
    await expect.poll(async () => (await position()).fromEnd).toBeLessThan(2);
    const box = await sendButton().boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(340);
  });

  it.each(oneSize)('wraps a word of 400 letters, in bubbles of at most 80 percent, at $width px', async (viewport) => {
    const word = 'w'.repeat(400);
    service.behave(streams(word));
    await openAnother();
    await page.setViewportSize(viewport);
    await page.clock.install();
    await enter();
    await converse(word);
    expect(await said()).toEqual([word, word, word]);
    expect(await scrollsSideways(page)).toBe(false);
    const shares = await page
      .getByRole('listitem')
      .locator('p')
      .evaluateAll((bubbles) =>
        bubbles.map((bubble) => {
          const list = bubble.parentElement?.getBoundingClientRect();
          const { left, right, width } = bubble.getBoundingClientRect();
          return { share: width / (list?.width ?? 1), isLeft: left === list?.left, isRight: right === list?.right };
        }),
      );
    for (const { share } of shares) expect(share).toBeLessThanOrEqual(0.801);
    expect(shares.map(({ isLeft, isRight }) => [isLeft, isRight])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('has blue bubbles for the visitor and grey ones for the other', async () => {
    take(timed);
    await enter();
    await converse('hello');
    const [theirs, mine] = await page
      .getByRole('listitem')
      .locator('p')
      .evaluateAll((bubbles) =>
        bubbles.map((bubble) => getComputedStyle(bubble).backgroundColor.match(/\d+/g)?.map(Number) ?? []),
      );
    const [red = 0, green = 0, blue = 0] = mine ?? [];
    expect(blue).toBeGreaterThan(Math.max(red, green) + 40);
    expect(Math.max(...(theirs ?? [])) - Math.min(...(theirs ?? []))).toBeLessThan(12);
  });
});

describe('outside the character’s mouth', () => {
  it('a line says that a model writes the fiction, and that this is a fan work', async () => {
    await enter();
    await page.getByText('Replies are fiction, written by a language model.').waitFor();
    await page.getByText('Swampheart is a fan work.').waitFor();
  });

  it('a screen reader hears once that the character types, and once the reply', async () => {
    take(timed);
    await enter();
    const heard = await chat.listen(page);
    await converse('hello');
    expect(await heard()).toEqual(['Shrek is typing', `Shrek: ${reply}`]);
  });
});

describe('what the page says where no reply came', () => {
  beforeEach(() => take(timed));

  it.each([
    ['a failure', 'answers 500', failure],
    ['an empty reply', 'streams nothing', nothing],
  ] as const)(
    '%s is marked for the eye and the ear, and is left on grey to the letter',
    async (_, behaviour, words) => {
      await enter();
      const heard = await chat.listen(page);
      service.behave(behaviour);
      await converse('hello');
      const last = page.getByRole('listitem').last();
      expect(await last.locator('p').innerText()).toBe(words);
      expect(await last.textContent()).toBe(`The page says: ${words}`);
      await last.getByText('The page says:').waitFor();
      expect(await heard()).toEqual(['Shrek is typing', `The page says: ${words}`]);

      const [theirs, pages] = await page
        .getByRole('listitem')
        .locator('p')
        .evaluateAll((bubbles) =>
          bubbles.map((bubble) => [
            getComputedStyle(bubble).backgroundColor,
            bubble.getBoundingClientRect().left - (bubble.parentElement?.getBoundingClientRect().left ?? 0),
          ]),
        )
        .then((all) => [all.at(0), all.at(-1)]);
      expect(pages).toEqual(theirs);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );

  it('a greeting that is missing greets in the character’s name, as specified', async () => {
    service.behave('answers 500');
    await enter();
    expect(await page.getByRole('listitem').textContent()).toBe(`Shrek: ${fallbackGreeting}`);
  });

  it('a message that the server finds too long is explained beside the input', async () => {
    await enter();
    // The request is enlarged on its way, so that the real server refuses it as too long.
    await page.route('**/api/chat', (route) =>
      route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), message: 'long '.repeat(8000) }),
      }),
    );
    await converse('hello');
    expect((await said()).at(-1)).toBe(failure);
    const words = 'That was too much to carry in one go. Try again in fewer words.';
    await page.getByText(words, { exact: true }).filter({ visible: true }).waitFor();
    expect(await page.getByRole('status').textContent()).toBe(`The page says: ${failure} ${words}`);
    await page.unroute('**/api/chat');
    await converse('hi');
    expect((await said()).at(-1)).toBe(reply);
    expect(await page.getByText(words).count()).toBe(0);
  });
});

describe('a reply', () => {
  beforeEach(() => take(timed));

  it('is trimmed of blank lines, and is written in the direction of its script', async () => {
    await enter();
    service.behave(streams('\n\n\u0634\u0644\u0648\u0645 \n \n\n  Aye.\n'));
    await converse('\u05e9\u05dc\u05d5\u05dd');
    expect((await said()).at(-1)).toBe('\u0634\u0644\u0648\u0645\nAye.');
    const directions = await page
      .getByRole('listitem')
      .locator('p')
      .evaluateAll((bubbles) => bubbles.map((bubble) => getComputedStyle(bubble).direction));
    expect(directions).toEqual(['ltr', 'rtl', 'rtl']);
    const sides = await page
      .getByRole('listitem')
      .locator('p')
      .evaluateAll((bubbles) =>
        bubbles.map(
          (bubble) => bubble.getBoundingClientRect().left === bubble.parentElement?.getBoundingClientRect().left,
        ),
      );
    expect(sides).toEqual([true, false, true]);
  });
});

describe('the key', () => {
  it('is in nothing that the browser can fetch', async () => {
    const addresses = new Set<string>();
    page.on('response', (response) => addresses.add(response.url()));
    for (const path of ['/', '/choose', '/chat', '/minigame', '/fortune-teller', '/nowhere']) {
      await page.goto(site.address + path, { waitUntil: 'networkidle' });
    }
    const bodies = await Promise.all([...addresses].map(async (address) => (await fetch(address)).text()));
    expect(bodies.length).toBeGreaterThan(15);
    expect(bodies.join()).not.toContain(key);
  });
});

/** A site of its own for the tests of a `describe`, in the page whose clock is faked; the function returned enters its chat. */
function anotherSite(environment: () => Record<string, string>) {
  let another: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    another = await openSite(environment());
  });
  afterAll(() => another.close());
  return () => {
    take(timed);
    return enter(`${another.address}/chat`);
  };
}

describe('with no service configured', () => {
  const enterUnderstudys = () => {
    take(timed);
    return enter(`${inject('sharedSite')}/chat`);
  };

  it('the understudy converses, and the page says that a script writes', async () => {
    await enterUnderstudys();
    for (const message of ['hello', 'what shall we eat', 'do you love me']) await converse(message);
    const lines = await said();
    expect(lines).toHaveLength(7);
    expect(new Set(lines).size).toBe(7);
    await page.getByText('written by a script').waitFor();
    expect(opened.complaints).toEqual([]);
  });

  it('the understudy remembers what was said in this conversation', async () => {
    await enterUnderstudys();
    await converse('what is my name?');
    for (const message of ['my name is Zebulon', 'what is my name?']) await converse(message);
    const lines = await said();
    expect(lines[2]).not.toContain('Zebulon');
    expect(lines[6]).toContain('Zebulon');
  });
});

describe('where the owner wants the understudy to step in', () => {
  const enterWhereItStepsIn = anotherSite(() => ({
    CHAT_BASE_URL: service.baseUrl,
    CHAT_TIMEOUT_MS: '8000', // generous, so that a slow machine does not look like a slow service
    CHAT_ON_FAILURE: 'understudy',
  }));

  it.each(casesNamed<Behaviour>(['answers 500', 'hangs at once'], ['hangs at once']))(
    'it replies when the service %s, marked as a script',
    async (behaviour) => {
      await enterWhereItStepsIn();
      await page.getByText('written by a language model').waitFor();
      service.behave(behaviour);
      await converse('what shall we eat');
      const lines = await said();
      expect(lines.slice(0, 2)).toEqual([reply, 'what shall we eat']);
      expect([failure, nothing, reply, undefined]).not.toContain(lines[2]);
      await page.getByText('written by a script').waitFor();
      service.behave('streams');
      await converse('and now');
      expect((await said()).at(-1)).toBe(reply);
      await page.getByText('written by a language model').waitFor();
      expect(opened.complaints).toEqual([]);
    },
  );
});
