// Care, as visitors meet it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CareQuestion, Question } from '../contract/chat.ts';
import { beforePlay } from '../server/care/replies.ts';
import { cases } from '../server/test/cases.ts';
import { inDoubt } from '../server/test/half-heard.ts';
import { reply, type StandInService, standInService } from '../server/test/stand-in-service.ts';
import { accessibilityFaults } from './accessibility.ts';
import { canSend, input, listen, passTyping, said } from './chat-page.ts';
import { contrastFaults } from './contrast.ts';
import { calm } from './size-cases.ts';
import { smallTargets } from './targets.ts';
import { type PageOptions, scrollsSideways, testSite } from './test-site.ts';

const small = { width: 640, height: 180 };
const phone = { width: 360, height: 640 };
/** In the gate the lowest. */
const inSmallWindows = cases([phone, small, { width: 320, height: 568 }], (it) => it === small);

let service: StandInService;
const inServiceMode = testSite(async () => {
  service = await standInService();
  return { CHAT_BASE_URL: service.baseUrl };
});
const inUnderstudyMode = testSite();
const ownersSite = testSite(async () => ({
  HELP_LINES: JSON.stringify([
    { name: 'School nurse', number: '555 0100' },
    { name: 'Elsewhere', number: '555 0101', region: 'PE' },
  ]),
}));
const modes = [
  ['a language model', inServiceMode],
  ['a script', inUnderstudyMode],
] as const;
const site = inUnderstudyMode;
afterAll(() => service?.close());
beforeEach(() => {
  service.behave('streams');
  service.calls.length = 0;
});

const growls: unknown = JSON.parse(readFileSync('app/public/growls.json', 'utf8'));
type Site = typeof site;

const english = { ...calm, viewport: phone, locale: 'en-US' }; // browsers differ in what they speak by default
/** Their clock is faked, so that nobody waits for "Typing...". */
const shared = new Map(
  [inServiceMode, inUnderstudyMode].map((it) => [it, it.share(english, (page) => page.clock.install())]),
);

/** A page, with what it posts to `path` from now on. `options` other than a size, or what prepares a page, want one of their own. */
async function take<T>(path: string, from: Site, { viewport, ...options }: PageOptions = {}, isOwn = false) {
  const common = isOwn || Object.keys(options).length > 0 ? undefined : shared.get(from);
  const { page, complaints } = common ?? (await from.open({ ...english, ...options }));
  await page.setViewportSize(viewport ?? phone);
  const asked: T[] = [];
  page.removeAllListeners('request');
  page.on('request', (request) => {
    if (request.url().endsWith(path)) asked.push(request.postDataJSON());
  });
  return { page, complaints, asked };
}

/** Opens the chat, greeted; `asked` collects what the page asks the server for. */
async function enter(from: Site = site, options?: PageOptions, prepare?: (page: Page) => Promise<unknown>) {
  const taken = await take<Question>('/api/chat', from, options, Boolean(prepare));
  const { page } = taken;
  await prepare?.(page);
  await page.goto(`${from.address}/chat`);
  await page.getByRole('listitem').first().waitFor();
  await canSend(page);
  return taken;
}

async function send(page: Page, message: string) {
  const before = (await said(page)).length;
  await input(page).fill(message);
  await input(page).press('Enter');
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before); // else Send might not yet be off
}

async function say(page: Page, message: string) {
  await send(page, message);
  await passTyping(page);
  await canSend(page);
}

async function pickDragon(beforeChat?: (page: Page) => Promise<unknown>) {
  const taken = await take<CareQuestion>('/api/care', site);
  const { page } = taken;
  await page.goto(`${site.address}/choose`);
  await page.getByRole('button', { name: 'Dragon', exact: true }).click();
  await beforeChat?.(page);
  await page.getByRole('button', { name: 'Chat with Dragon' }).click();
  return taken;
}

const timeStandsStill = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
const panel = (page: Page) => page.locator('li').filter({ hasText: 'The page says:' }).last();
const callLinks = (page: Page) =>
  page.locator('a[href^="tel:"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const allLines = (page: Page) => page.getByRole('link', { name: /^findahelpline.com (More|Más)/ });
const stepOut = (page: Page) => page.getByRole('button', { name: 'Step out of the swamp' });
const heading = (page: Page) => page.getByRole('heading', { name: 'You have stepped out of the swamp' });

describe.each(modes)('where %s replies', (writer, from) => {
  it('danger is answered by the page, at once, with lines to call and no bubble', async () => {
    const { page, complaints } = await enter(from);
    const heard = await listen(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await send(page, 'i want to die');
    await panel(page).waitFor(); // nobody pretends to type, for no time passes
    await page.clock.resume();
    expect(await panel(page).locator('p').first().innerText()).toMatch(/trust/);
    await allLines(page).waitFor();
    expect(await callLinks(page)).toEqual(['tel:911', 'tel:988', 'tel:18004224453', 'tel:18007997233']);
    expect(await page.locator('header img').first().getAttribute('src')).toContain('-rest-');
    expect(await page.getByText('Replies are fiction').innerText()).toContain(writer);
    const told = (await heard()).filter((words) => words.startsWith('The page says'));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toMatch(/trust.*Below are people to call/s);
    expect(await heard()).not.toContain('Shrek is typing');
    expect(complaints).toEqual([]);
  });

  it('who steps out is told who wrote', async () => {
    const { page } = await enter(from);
    await stepOut(page).click();
    await page.getByText(new RegExp(`written by ${writer}|comes from ${writer}`)).waitFor();
  });
});

// The page does these by itself, whoever replies: in the gate a language model.
describe.each(cases(modes, ([writer]) => writer === 'a language model'))('where %s replies', (_, from) => {
  it('a danger that may be none goes along with the next three questions, and the play goes on', async () => {
    const { page, asked } = await enter(from);
    const [message = ''] = inDoubt;
    await say(page, message);
    await allLines(page).waitFor();
    await say(page, 'with a sponge');
    await say(page, 'a wet one');
    await say(page, 'from the bucket');
    await say(page, 'thank you');
    const [, doubtful, ...next] = asked;
    expect(doubtful?.noticed).toBeUndefined();
    expect(next.map(({ noticed }) => noticed)).toEqual([['danger'], ['danger'], ['danger'], undefined]);
    expect(JSON.stringify(next.at(-1)?.history)).not.toContain(message);
  });

  it('is over at once where the visitor says that all is well', async () => {
    const { page, asked } = await enter(from);
    const [message = ''] = inDoubt;
    await say(page, message);
    await allLines(page).waitFor();
    await say(page, "no no I'm fine, I only meant a sponge");
    await say(page, 'a wet one');
    const [, , cleared, next] = asked;
    expect([cleared?.noticed, cleared?.inDoubt]).toEqual([['danger'], true]);
    expect([next?.noticed, next?.inDoubt]).toEqual([undefined, undefined]);
  });

  it('whoever asks for a joke right behind it is asked for a moment first, and gets one the second time', async () => {
    const { page, complaints } = await enter(from);
    await say(page, 'my friend took a whole packet of pills');
    await allLines(page).waitFor();
    await say(page, 'ok tell me a joke');
    expect((await said(page)).at(-1)).toBe(beforePlay.en);
    expect(await panel(page).innerText()).toContain(beforePlay.en);
    await say(page, 'tell me a joke please');
    expect((await said(page)).at(-1)).not.toBe(beforePlay.en);
    expect(complaints).toEqual([]);
  });

  it('what was told goes along with no later question; that it was noticed goes along with each', async () => {
    const { page, asked } = await enter(from);
    await say(page, 'Good evening!');
    await say(page, 'i want to die');
    const answered = (await said(page)).at(-1) ?? '';
    await say(page, 'thank you');
    await say(page, 'really');
    const [, , , afterwards, last] = asked;
    expect(asked[1]?.noticed).toBeUndefined();
    expect(afterwards?.noticed).toEqual(['danger']);
    expect(last?.noticed).toEqual(['danger']);
    // The site's own words alone go along, once, so that nobody jokes right behind them.
    expect(afterwards?.history?.map(({ category }) => category)).toEqual(['AI', 'user', 'AI', 'AI']);
    expect(answered).toContain(afterwards?.history?.at(-1)?.message);
    expect(JSON.stringify(afterwards?.history)).not.toContain('want to die');
    const sentAlong = last?.history?.map(({ message }) => message) ?? [];
    expect(sentAlong.filter((message) => message.includes('want to die') || answered.includes(message))).toEqual([]);
    expect(JSON.stringify(service.calls)).not.toContain('want to die');
  });

  it('a child is told once that this is a machine, after the reply', async () => {
    const { page } = await enter(from);
    await say(page, "I'm 12");
    await say(page, "I'm 12");
    const lines = await said(page);
    expect(lines.filter((line) => line.includes('with a machine'))).toHaveLength(1);
    expect(lines[3]).toContain('with a machine');
  });

  it('hate is turned down by the page the second time, without lines to call', async () => {
    const { page } = await enter(from);
    await say(page, 'i hate gays');
    await say(page, 'i hate gays');
    expect(await panel(page).innerText()).toMatch(/^The page says:/);
    expect(await callLinks(page)).toEqual([]);
    expect(await said(page)).toHaveLength(5);
  });
});

describe('where Dragon growls', () => {
  it('danger is answered by the page, at once, before she growls', async () => {
    const { page, asked, complaints } = await pickDragon();
    await canSend(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.innerText.includes('Typing...')) document.body.dataset.typed = 'yes';
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await timeStandsStill(page); // so that "Typing..." cannot show because the machine is slow
    await send(page, 'i want to die');
    await panel(page).waitFor();
    await page.clock.resume();
    expect(await page.evaluate(() => document.body.dataset.typed)).toBeUndefined();
    expect(await panel(page).locator('p').first().innerText()).toMatch(/trust/);
    await allLines(page).waitFor();
    expect(await callLinks(page)).toContain('tel:988');
    expect(await page.locator('header img').first().getAttribute('src')).toContain('-rest-');
    await say(page, 'thank you');
    expect(asked).toEqual([{ message: 'i want to die' }, { message: 'thank you', noticed: ['danger'] }]);
    expect(growls).toContain((await said(page)).at(-1));
    expect(complaints).toEqual([]);
  });

  it('a child is told once that this is a machine, and hate is turned down the second time', async () => {
    const { page } = await pickDragon();
    await canSend(page);
    await say(page, "I'm 12");
    expect((await said(page)).at(-1)).toContain('with a machine');
    await say(page, 'i hate gays');
    expect(growls).toContain((await said(page)).at(-1));
    await say(page, 'i hate gays');
    expect(await panel(page).innerText()).toMatch(/^The page says:/);
    expect((await said(page)).filter((line) => line.includes('with a machine'))).toHaveLength(1);
  });

  it('she growls as ever where care cannot be reached', async () => {
    const { page } = await pickDragon();
    await canSend(page);
    await page.route('**/api/care', (route) => route.abort());
    await say(page, 'i want to die');
    expect(growls).toContain((await said(page)).at(-1));
  });
});

/** Chooses the English pages, to which a browser that speaks Spanish would not come by itself. */
const readsEnglish = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('swampheart language', JSON.stringify({ version: 1, value: 'en' })));

describe('the lines to call', () => {
  it.each([
    ['en-GB', ['tel:999', 'tel:116123', 'tel:08001111', 'tel:08082000247']],
    ['es-ES', ['tel:112', 'tel:024', 'tel:900202010', 'tel:016']],
    ['pt-BR', ['tel:192', 'tel:190', 'tel:188', 'tel:100', 'tel:180']],
    ['en', ['tel:112']],
  ])('are those of a browser that speaks %s', async (locale, numbers) => {
    const { page } = await enter(site, { locale }, readsEnglish);
    await say(page, 'i want to die');
    await allLines(page).waitFor();
    expect(await callLinks(page)).toEqual(numbers);
  });

  it('begin with the owner’s', async () => {
    const { page } = await enter(ownersSite, { locale: 'en-GB' });
    await say(page, 'i want to die');
    await page.getByRole('link', { name: 'School nurse: 555 0100' }).waitFor();
    expect((await callLinks(page)).slice(0, 3)).toEqual(['tel:999', 'tel:5550100', 'tel:116123']);
  });

  it('speak Spanish where the answer does', async () => {
    const { page } = await enter(site, { locale: 'es-MX' }, readsEnglish);
    await say(page, 'quiero morir');
    const es = page.locator('li[lang=es]');
    await es.getByText('La página dice:').waitFor();
    await es.getByText('Emergencias', { exact: true }).waitFor();
  });

  it('are missing where their script does not arrive, but for the emergency number and a place to look', async () => {
    const { page } = await enter(site, { locale: 'en-GB' }, (opened) =>
      opened.route(/\/(late-parts|help-list)-.*\.js$/, (route) => route.abort()),
    );
    await say(page, 'i want to die');
    await panel(page).getByText('trust').waitFor();
    expect(await callLinks(page)).toEqual(['tel:999']);
    await page.getByRole('link', { name: 'findahelpline.com' }).waitFor();
    await stepOut(page).click();
    await heading(page).waitFor();
    await page.getByText('written by a script').waitFor();
  });

  it('leave the conversation where it is', async () => {
    const { page } = await enter();
    await say(page, 'i want to die');
    const more = page.getByRole('link', { name: 'What happens to what you wrote' });
    const [opened] = await Promise.all([page.waitForEvent('popup'), more.click()]);
    await opened.getByRole('heading', { level: 1, name: 'Care and help' }).waitFor();
    await opened.close();
    expect(await said(page)).toContain('i want to die');
  });
});

describe('the panel', () => {
  it.each(inSmallWindows)('shows its beginning at $width x $height', async (viewport) => {
    const { page } = await enter(site, { viewport });
    await say(page, 'Good evening!');
    await say(page, 'i want to die');
    await allLines(page).waitFor();
    const [box, list] = await Promise.all([panel(page).boundingBox(), page.getByRole('region').boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual((list?.y ?? 0) - 1);
    expect(box?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0) / 2);
    expect(await smallTargets(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await contrastFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it.each(['danger', 'stepped out'])('fits text of twice the size: %s', async (which) => {
    const { page } = await enter();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    if (which === 'danger') await say(page, 'i want to die');
    else await stepOut(page).click();
    await allLines(page).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    const cut = await page
      .locator('main :is(a, button, h1, h2, p)')
      .evaluateAll((all) =>
        all.flatMap((it) =>
          it.checkVisibility() && it.getBoundingClientRect().right > innerWidth ? [it.textContent] : [],
        ),
      );
    expect(cut).toEqual([]);
  });
});

describe('stepping out of the swamp', () => {
  it('ends the play: the reply is given up, the form is gone, the focus is on what the site says', async () => {
    const { page, complaints } = await enter(inServiceMode);
    let isGone = false;
    service.behave((response) => {
      response.on('close', () => {
        isGone = true;
      });
    });
    await input(page).fill('wait for me');
    await input(page).press('Enter');
    await expect.poll(() => service.calls.length).toBe(2);
    await stepOut(page).click();
    await heading(page).waitFor();
    await expect.poll(() => isGone).toBe(true);
    expect(await heading(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await input(page).count()).toBe(0);
    expect(await stepOut(page).count()).toBe(0);
    expect((await said(page)).slice(0, 2)).toEqual([reply, 'wait for me']);
    await page.keyboard.press('Escape');
    await page.clock.runFor(2000); // longer than "Typing..." would have taken
    expect(await page.getByText('Typing...').count()).toBe(0);
    expect(page.url()).toBe(`${inServiceMode.address}/chat`);
    expect(await heading(page).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('shows its beginning also where the conversation fits into what the form leaves', async () => {
    const { page } = await enter(inServiceMode, { viewport: small });
    await say(page, 'Good evening!');
    await stepOut(page).click();
    await allLines(page).waitFor();
    expect((await heading(page).boundingBox())?.y).toBeLessThan(small.height / 2);
  });

  it('leads to a conversation from the beginning, which knows of nothing', async () => {
    const { page, asked } = await enter();
    await say(page, 'i want to die');
    await stepOut(page).click();
    await page.getByRole('button', { name: 'Talk to Shrek again' }).click();
    await canSend(page);
    expect(await said(page)).toHaveLength(1);
    expect(await page.getByRole('heading', { level: 1 }).evaluate((it) => it === document.activeElement)).toBe(true);
    await say(page, 'Good evening!');
    expect(asked.at(-1)?.noticed).toBeUndefined();
    expect(asked.at(-1)?.history).toHaveLength(1);
  });

  it('leads home', async () => {
    const { page } = await enter();
    await stepOut(page).click();
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
  });

  it('is there with Dragon, too, whose words are a script’s', async () => {
    // Time stands still, so that the first growl cannot come before that click because the machine is slow.
    const { page } = await pickDragon(timeStandsStill);
    await stepOut(page).click();
    await page.getByText('comes from a script').waitFor();
    await page.clock.runFor(2500);
    expect(await page.locator('ol > li').count()).toBe(0);
    await page.clock.resume();
  });

  it.each(cases([phone, small, { width: 320, height: 256 }], (it) => it === small))(
    'takes no room from the messages and is easily pressed, at $width x $height',
    async (viewport) => {
      const { page } = await enter(site, { viewport });
      await page.getByRole('button', { name: 'This talk' }).waitFor(); // what comes late has come
      const height = async () => (await page.getByRole('region').boundingBox())?.height ?? 0;
      const withButton = await height();
      const box = await stepOut(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      await stepOut(page).evaluate((button) => {
        button.style.display = 'none';
      });
      expect(Math.abs((await height()) - withButton)).toBeLessThan(1);
    },
  );

  it.each(inSmallWindows)('can be read at $width x $height', async (viewport) => {
    const { page } = await enter(site, { viewport });
    await say(page, 'Good evening!');
    await stepOut(page).click();
    await allLines(page).waitFor();
    expect(await heading(page).isVisible()).toBe(true);
    expect(await smallTargets(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await contrastFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('after an hour', () => {
  it('a pause is suggested, once in a visit', async () => {
    const { page } = await enter(site, {}, (opened) => opened.clock.install());
    const pauses = async () => (await said(page)).filter((line) => line.includes('moment for a pause')).length;
    await page.clock.fastForward('59:00');
    expect(await pauses()).toBe(0);
    await page.clock.fastForward('01:01');
    await expect.poll(pauses).toBe(1);
    await stepOut(page).click();
    await page.getByRole('button', { name: 'Talk to Shrek again' }).click();
    await canSend(page);
    await page.clock.fastForward('04:00:00');
    expect(await pauses()).toBe(0);
  });

  it('and every three hours to a child, with the word that this is a machine', async () => {
    const { page } = await enter(site, {}, (opened) => opened.clock.install());
    const pauses = async () => (await said(page)).filter((line) => line.includes('moment for a pause'));
    const speak = async (message: string) => {
      await input(page).fill(message);
      await input(page).press('Enter');
      await passTyping(page);
      await canSend(page);
    };
    await speak("I'm 12");
    await page.clock.fastForward('01:00:00');
    await expect.poll(async () => (await pauses()).length).toBe(1);
    await speak('Good evening!');
    await page.clock.fastForward('03:00:00');
    await expect.poll(async () => (await pauses()).length).toBe(2);
    expect((await pauses()).at(-1)).toMatch(/4 hours, with a machine/);
    await page.clock.fastForward('03:00:00'); // nobody has written
    await page.clock.runFor(1000);
    expect(await pauses()).toHaveLength(2);
  });
});

describe('/care', () => {
  it('is read without JavaScript, with the lines of every country', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Care and help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Care and help' }).waitFor();
    for (const name of [
      'What this is',
      'Who writes the replies',
      'What is kept',
      'What happens to worrying words',
      'For parents',
    ]) {
      expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
    }
    expect(await page.locator('details').count()).toBe(30);
    await page.getByText('Ireland').click();
    const ireland = page.locator('details[open]');
    expect(await ireland.getByRole('link', { name: 'Childline: 1800 66 66 66' }).isVisible()).toBe(true);
    expect(await ireland.getByRole('link').first().getAttribute('aria-label')).toBe('Emergency: 112');
    await page.getByText('Japan').click();
    const names = await page
      .locator('details[open]')
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.slice(0, 2).map((it) => it.getAttribute('aria-label')));
    expect(names).toEqual(['Ambulance: 119', 'Police: 110']);
  });

  it('shows the lines of the visitor’s country first, where the browser tells', async () => {
    const { page, complaints } = await site.open({ locale: 'en-IE', viewport: phone });
    await page.goto(`${site.address}/care`);
    const here = page.getByRole('region', { name: 'People to call' });
    await here.getByRole('link', { name: 'Samaritans: 116 123' }).waitFor();
    expect(await here.getByRole('link', { name: 'Emergency: 112' }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('is beside the chat, which goes on', async () => {
    const { page } = await enter();
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Care and help/ }).click(),
    ]);
    await opened.getByRole('heading', { level: 1, name: 'Care and help' }).waitFor();
    await opened.close();
    expect(await said(page)).toHaveLength(1);
  });

  it('fits a narrow window and text of twice the size', async () => {
    const { page } = await site.open({ viewport: { width: 320, height: 568 } });
    await page.goto(`${site.address}/care`, { waitUntil: 'networkidle' });
    expect(await scrollsSideways(page)).toBe(false);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await scrollsSideways(page)).toBe(false);
  });
});
