import { Builder, By, Key, until } from 'selenium-webdriver';
import type { Size, Visitor } from './visitor.ts';
import { openDisplay, openDriver } from './webkit-driver.ts';

const longestWaitMs = 10_000;
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/** WebKitGTK's MiniBrowser on a virtual display, controlled through WebKitWebDriver. */
export async function visitInWebKit({ width, height }: Size): Promise<Visitor> {
  // The pointer is in the middle of the display, and must be over the window: the window under the pointer has the focus.
  const display = await openDisplay({ width: width * 1.5, height: height * 1.5 });
  const server = await openDriver(display);
  const driver = await new Builder()
    .usingServer(server.address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Without a graphics card a view transition crashes any page, even an empty one.
      'webkitgtk:browserOptions': { args: ['--automation', '--features=-ViewTransitions'] },
    })
    .build();
  const complaints: string[] = [];

  /** Collects errors in the page, from the end of loading on: the driver offers no console messages and no earlier scripts. */
  const listen = () => driver.executeScript(collectComplaints);
  const hear = async () => {
    complaints.push(...((await driver.executeScript<string[] | null>(takeComplaints)) ?? []));
  };
  const fits = () =>
    driver.executeScript<boolean>('return innerWidth === arguments[0] && innerHeight === arguments[1]', width, height);
  const barHeight = () => driver.executeScript<number>('return outerHeight - innerHeight');

  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + (await barHeight()) });
  await driver.wait(fits, longestWaitMs, `The window does not take ${width} x ${height}`);

  return {
    async go(address) {
      await hear();
      await driver.get(address);
      await listen();
    },
    async reload() {
      await hear();
      await driver.navigate().refresh();
      await listen();
    },
    back: () => driver.navigate().back(),
    async click(xpath) {
      const element = await driver.wait(until.elementLocated(By.xpath(xpath)), longestWaitMs, xpath);
      await driver.wait(until.elementIsEnabled(element), longestWaitMs, xpath);
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    read: (run, ...args) => driver.executeScript(run, ...args),
    async picture(path) {
      await display.picture(path, { left: 0, top: await barHeight(), width, height });
    },
    async complaints() {
      await hear();
      return complaints;
    },
    async leave() {
      await driver.quit().catch(() => {}); // may fail: the processes are killed below anyway
      server.close();
      await display.close();
    },
  };
}

function collectComplaints() {
  const heard: string[] = [];
  Object.assign(window, { heard });
  addEventListener('error', (event) => heard.push(event.message));
  addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)));
  for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => heard.push(words.join(' '));
}

function takeComplaints() {
  return (window as unknown as { heard?: string[] }).heard?.splice(0) ?? null;
}
