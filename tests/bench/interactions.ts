import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import {
  atRest,
  type LongestTasks,
  longestInteraction,
  longestTasks,
  noteTasksAndEvents,
  takenOver,
} from './browser-timings.ts';
import type { Measured } from './measured.ts';
import { percentile } from './percentile.ts';
import { startSiteServer } from './site-server.ts';
import { openUninspected } from './uninspected-page.ts';
import { visitorStorage } from './visitor-storage.ts';

/** How many times slower than this machine a phone is taken to be, as in Lighthouse. */
const slowdown = 4;
const maxMs = { task: 50, interaction: 100 };

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

interface Interaction {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  /** What has to be open before. */
  prepare?: (page: Page) => Promise<void>;
  /** What is pressed, or the key that is. */
  press: ((page: Page) => Locator) | string;
}

const main = (page: Page) => page.getByRole('main');

const interactions: readonly Interaction[] = [
  {
    name: 'add to cart',
    path: '/products/Implants/I3006',
    viewport: phone,
    press: (page) => main(page).getByRole('button', { name: 'Add to Cart' }),
  },
  {
    name: "a letter in the search's field",
    path: '/',
    viewport: desk,
    prepare: (page) => page.getByRole('combobox', { name: 'Search products' }).press('i'),
    press: '4',
  },
  {
    name: 'open the menu',
    path: '/',
    viewport: phone,
    press: (page) => page.getByRole('button', { name: 'Menu' }),
  },
  {
    name: 'change the language',
    path: '/products/Implants/I3006',
    viewport: desk,
    press: (page) => page.getByRole('button', { name: 'Español' }).first(),
  },
  {
    name: 'one more of a product',
    path: '/products/Implants',
    viewport: phone,
    prepare: (page) => main(page).getByRole('gridcell').getByRole('button').first().click(),
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Increase quantity of/ })
        .first(),
  },
  {
    name: 'choose a filter',
    path: '/products/Drills',
    viewport: desk,
    prepare: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    press: (page) => page.getByRole('button', { name: '5.1 mm (4)' }),
  },
  {
    name: 'a size in the table of sizes',
    path: '/products/Implants',
    viewport: phone,
    press: (page) => main(page).getByRole('gridcell').getByRole('button').first(),
  },
];

interface Visit {
  browser: Browser;
  site: string;
  viewport: Interaction['viewport'];
}

/** Loads a page on the slowed processor, has `act` use it once it answers, and closes it. */
async function visit(
  { browser, site, viewport }: Visit,
  path: string,
  act: (session: CDPSession, page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    hasTouch: viewport === phone,
  });
  try {
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, visitorStorage('en'));
    await context.addInitScript(noteTasksAndEvents);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path);
    await takenOver(session);
    await page.waitForLoadState('networkidle');
    return await act(session, page);
  } finally {
    await context.close();
  }
}

/** Loads a page on the slowed processor of a phone, with nobody watching. */
async function loadAlone(
  { browser, debuggingPort }: Bench,
  address: string,
): Promise<LongestTasks> {
  const page = await openUninspected(browser, debuggingPort);
  try {
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...phone,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const storage = JSON.stringify(visitorStorage('en'));
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `Object.assign(localStorage, ${storage}); (${noteTasksAndEvents})()`,
    });
    await page.send('Page.navigate', { url: address });
    await takenOver(page);
    await atRest(page);
    return await longestTasks(page);
  } finally {
    await page.close();
  }
}

/** The medians of several loads. */
async function longestTasksOf(bench: Bench, address: string): Promise<LongestTasks> {
  const loads: LongestTasks[] = [];
  for (let run = 0; run < bench.runs; run += 1) loads.push(await loadAlone(bench, address));
  const medianOfLoads = (part: keyof LongestTasks) =>
    Math.round(
      percentile(
        loads.map((load) => load[part]),
        0.5,
      ),
    );
  return { ofPage: medianOfLoads('ofPage'), ofScripts: medianOfLoads('ofScripts') };
}

/**
 * How a person presses it, without the listeners by which Playwright's own click checks what it met: with a finger on a
 * phone, and on a desk with a pointer that has come there before.
 */
async function pressOf({ press, viewport }: Interaction, page: Page): Promise<() => Promise<void>> {
  if (typeof press === 'string') return () => page.keyboard.press(press);
  const target = press(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (viewport === phone) return () => page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return percentile(values, 0.5);
}

/**
 * The longest task while each page starts, with the scripts and without them, and from an action to the next picture
 * of the page.
 */
export async function measureInteractions(bench: Bench): Promise<Measured> {
  const { browser, pages, runs, say } = bench;
  const server = await startSiteServer({ isFloor: false });
  const floorServer = await startSiteServer({ isFloor: true });
  try {
    const tasks: [path: string, floor: number, page: number, scripts: number][] = [];
    for (const path of pages) {
      const { ofPage: floor } = await longestTasksOf(bench, new URL(path, floorServer.url).href);
      const { ofPage, ofScripts } = await longestTasksOf(bench, new URL(path, server.url).href);
      tasks.push([path, floor, ofPage, ofScripts]);
      say(`  ${path}: longest task ${ofPage} ms, of scripts ${ofScripts}, without them ${floor}`);
    }
    const answers: [string, number][] = [];
    for (const interaction of interactions) {
      const { name, path, viewport, prepare } = interaction;
      const answer = await medianOf(runs, () =>
        visit({ browser, site: server.url, viewport }, path, async (session, page) => {
          await prepare?.(page);
          const press = await pressOf(interaction, page);
          return longestInteraction(session, press);
        }),
      );
      answers.push([name, Math.round(answer)]);
      say(`  ${name}: ${Math.round(answer)} ms`);
    }
    const title = `at a processor ${slowdown} times slower`;
    return {
      tables: [
        {
          title: `Longest task while a page starts, ${title}`,
          head: ['page', 'floor, ms', 'page, ms', 'of its scripts, ms'],
          rows: tasks,
        },
        { title: `To the next picture, ${title}`, head: ['action', 'ms'], rows: answers },
      ],
      marks: [
        ...tasks.map(([path, , , value]) => ({
          name: `longest task of the scripts of ${path}, ms`,
          value,
          bound: maxMs.task,
        })),
        ...answers.map(([name, value]) => ({
          name: `${name}, ms`,
          value,
          bound: maxMs.interaction,
        })),
      ],
    };
  } finally {
    await Promise.all([server.close(), floorServer.close()]);
  }
}
