// A visit through every screen in another browser engine. Each test continues where the one before ended.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encouragements } from '#texts/hangman/encouragements.ts';
import { winMessages } from '#texts/hangman/win-messages.ts';
import { words } from '#texts/hangman/words.ts';
import { fortunes } from '../../app/screens/fortune-teller/fortunes.ts';
import { openSite } from '../open-site.ts';
import { sizes } from '../test-site.ts';
import { visitInFirefox } from './firefox.ts';
import { button, field, link, type Visitor } from './visitor.ts';
import { visitInWebKit } from './webkit.ts';

const growls: readonly string[] = JSON.parse(readFileSync('app/public/growls.json', 'utf8'));

const open = { firefox: visitInFirefox, webkit: visitInWebKit };
const engines = (process.env.ENGINES ?? 'firefox,webkit').split(',') as (keyof typeof open)[];
const folder = 'shots/engines';
const soon = { timeout: 15_000 };

const visits = engines.flatMap((engine) => [sizes[0], sizes[2]].map((size) => ({ engine, ...size })));

describe.each(visits)('$engine at $width x $height', ({ engine, width, height }) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let visitor: Visitor;

  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    [site, visitor] = await Promise.all([openSite(), open[engine]({ width, height })]);
  });
  afterEach(async () => {
    expect(await visitor.complaints()).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([visitor?.leave(), site?.close()]);
  });

  const heading = () => visitor.read(() => document.querySelector('h1')?.innerText);
  const texts = (selector: string) =>
    visitor.read(
      (wanted) => [...document.querySelectorAll<HTMLElement>(wanted)].map((found) => found.innerText.trim()),
      selector,
    );
  const picture = async (name: string) => {
    await visitor.read(() => document.fonts.ready.then(() => null));
    await new Promise((resolve) => setTimeout(resolve, 600)); // view transitions have ended
    await visitor.picture(join(folder, `${engine}-${width}-${name}.png`));
  };

  /** Expects the screen with this heading to fit the window and to have loaded all its pictures. */
  async function standsAt(name: string) {
    await expect.poll(heading, soon).toBe(name);
    expect(await visitor.read(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    const isMissing = () =>
      visitor.read(() =>
        [...document.images].filter(({ complete, naturalWidth }) => complete && !naturalWidth).map(({ src }) => src),
      );
    expect(await isMissing()).toEqual([]);
  }

  /** The same after a link, which moves the focus to the heading, so that screen readers start there. */
  async function arrivesAt(name: string) {
    await standsAt(name);
    await expect.poll(() => visitor.read(() => document.activeElement?.tagName), soon).toBe('H1');
  }

  async function chooses(name: string) {
    await visitor.click(button(name));
    await expect.poll(() => texts('article dd'), soon).toContain(name);
  }

  const isFree = () =>
    visitor.read(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false);
  const said = () => texts('main li p');

  /** Sends a message by keyboard and waits for the end of the reply. */
  async function says(message: string) {
    await expect.poll(isFree, soon).toBe(true);
    await visitor.click(field('Type a message...'));
    await visitor.type(message);
    await visitor.press('Enter');
    const before = (await said()).indexOf(message);
    expect(before).toBeGreaterThan(0);
    await expect.poll(isFree, soon).toBe(true);
    return (await said()).slice(before + 1);
  }

  describe('home', () => {
    it('has a title, three links and the year', async () => {
      await visitor.go(site.address);
      await standsAt('');
      await expect
        .poll(() => visitor.read(() => document.querySelector<HTMLImageElement>('h1 img')?.naturalWidth), soon)
        .toBeGreaterThan(0);
      expect(await texts('nav a')).toEqual([
        'Play Hangman: Swamp Edition',
        'Pick & Chat',
        'Reveal Your Swampy Fortune',
      ]);
      expect((await texts('footer')).join()).toContain(`© ${new Date().getFullYear()}`);
      await picture('home');
    });
  });

  describe('choose', () => {
    it('opens a card and closes it by X and by Escape', async () => {
      await visitor.click(link('Pick & Chat'));
      await arrivesAt('Pick & Chat');
      await picture('choose');
      const focused = () => visitor.read(() => (document.activeElement as HTMLElement).dataset.character);

      await chooses('Fiona');
      expect(await texts('article dt')).toEqual(['Name', 'Title', 'Personality', 'Love Interest']);
      await standsAt('Pick & Chat');
      await picture('card');
      await visitor.click(button('Close'));
      await expect.poll(focused, soon).toBe('Fiona');

      await chooses('Doris');
      await visitor.press('Escape');
      await expect.poll(focused, soon).toBe('Doris');
      expect(await texts('article')).toEqual([]);
    });
  });

  describe('chat', () => {
    it('greets, takes a message by keyboard and replies', async () => {
      await chooses('Fiona');
      await visitor.click(button('Chat with Fiona'));
      await arrivesAt('Fiona');
      const [reply] = await says('Good evening!');
      expect(reply).toMatch(/\w/);
      expect(reply).not.toMatch(/^(Failed|Typing)/);
      expect(await said()).toHaveLength(3);
      await standsAt('Fiona');
      await picture('chat');
    });

    it('is with the same character after a reload, and Back leads to the shelf', async () => {
      await visitor.reload();
      await standsAt('Fiona');
      await expect.poll(isFree, soon).toBe(true);
      expect((await said()).at(0)).toMatch(/\w/);
      await visitor.back();
      await arrivesAt('Pick & Chat');
      await visitor.click(button('Close')); // Back shows the card from which the chat was entered
    });

    it('with Dragon is growls', async () => {
      await chooses('Dragon');
      await visitor.click(button('Chat with Dragon'));
      await arrivesAt('Dragon');
      const replies = await says('Hello, gorgeous.');
      expect(growls).toContain((await said())[0]);
      expect(replies).toHaveLength(1);
      expect(growls).toContain(replies[0]);
      await picture('dragon');
    });
  });

  describe('hangman', () => {
    const byKey = (letter: string) => visitor.type(letter);
    const byClick = (letter: string) => visitor.click(button(letter));
    const encouraging = encouragements.map(({ speaker, line }) => `${speaker}: ${line}`);
    const slots = async () => (await texts('ol[aria-label="The word"] li')).map((slot) => slot.toLowerCase());
    const shown = async () => (await texts('main p')).join('\n');
    const saysOneOf = (lines: readonly string[]) => async () => {
      const text = await shown();
      return lines.some((line) => text.includes(line));
    };

    /** Opens the game by its link on Home, with random numbers that deal "onion". */
    async function enterGame() {
      await visitor.go(site.address);
      await visitor.read(
        (roll) => {
          Math.random = () => roll;
        },
        (words.indexOf('onion') + 0.5) / words.length,
      );
      await visitor.click(link('Play Hangman'));
      await arrivesAt('Hangman: Swamp Edition');
      await expect.poll(slots, soon).toEqual(Array(5).fill('blank'));
      await expect.poll(saysOneOf(encouraging), soon).toBe(true);
    }

    const ways = [
      ['keys', byKey],
      ['clicks', byClick],
    ] as const;

    it.each(ways)('is lost by %s, and played again', async (way, guess) => {
      await enterGame();
      await picture('hangman');
      for (const letter of 'abcdefghj') await guess(letter);
      await expect.poll(shown, soon).toContain('Shrek is disappointed... The word was "onion" 💔');
      await standsAt('Hangman: Swamp Edition');
      await picture(`hangman-lost-by-${way}`);
      await visitor.click(button('Play Again'));
      await expect.poll(async () => new Set(await slots()), soon).toEqual(new Set(['blank']));
    });

    it.each(ways)('is won by %s, and played again', async (way, guess) => {
      await enterGame();
      for (const letter of 'xoni') await guess(letter);
      await expect.poll(saysOneOf(winMessages), soon).toBe(true);
      expect(await slots()).toEqual([...'onion']);
      await standsAt('Hangman: Swamp Edition');
      await picture(`hangman-won-by-${way}`);
      await visitor.click(button('Play Again'));
      await expect.poll(async () => new Set(await slots()), soon).toEqual(new Set(['blank']));
    });
  });

  describe('fortunes', () => {
    const heard = async () => (await texts('output')).join();
    const pressed = () => texts('[aria-pressed=true]');

    it('wants a teller first', async () => {
      await visitor.click(link('Back'));
      await arrivesAt('');
      await visitor.click(link('Reveal Your Swampy Fortune'));
      await arrivesAt('Shrek Fortune Teller');
      await visitor.click(button('Reveal My Swamp Fate'));
      await expect.poll(heard, soon).toBe('Please choose a Shrek character first!');
    });

    it.each(['Donkey', 'Pinocchio'])('are told by %s after a second', async (teller) => {
      await visitor.click(button(teller));
      expect(await pressed()).toEqual([teller]);
      await visitor.read(() => {
        const moments: [string, number][] = [];
        Object.assign(window, { moments });
        const look = () => moments.push([document.querySelector('output')?.innerText ?? '', performance.now()]);
        const output = document.querySelector('output');
        if (output) new MutationObserver(look).observe(output, { childList: true, subtree: true, characterData: true });
      });
      await visitor.click(button('Reveal My Swamp Fate'));
      await expect.poll(heard, soon).toMatch(/^“[^“”]+”$/);
      expect(fortunes[teller as keyof typeof fortunes]).toContain((await heard()).slice(1, -1));
      const moments = await visitor.read(() => (window as unknown as { moments: [string, number][] }).moments);
      const at = (text: RegExp) => moments.find(([said]) => text.test(said))?.[1] ?? Number.NaN;
      expect(at(/^“/) - at(/^Predicting\.\.\.$/)).toBeGreaterThanOrEqual(990);
      await standsAt('Shrek Fortune Teller');
      await picture(`fortune-${teller}`);
    });
  });

  describe('an unknown address', () => {
    it('is lost, with paths out', async () => {
      await visitor.go(`${site.address}/no/such/path`);
      await standsAt('Lost in the swamp');
      await picture('lost');
      await visitor.click(link('Home'));
      await arrivesAt('');
    });
  });
});
