import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import {
  type LongestTasks,
  longestInteraction,
  longestTasks,
  recordTasksAndEvents,
  waitForHydration,
  waitForIdle,
} from './browser-timings.ts';
import type { Measured } from './measured.ts';
import { percentile } from './percentile.ts';
import { startSiteServer } from './site-server.ts';
import { openUninspected } from './uninspected-page.ts';
import { visitorStorage } from './visitor-storage.ts';

/** Lighthouse uses the same factor for phones. */
const slowdown = 4;
const maxMs = { task: 50, interaction: 100 };

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

interface Interaction {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  prepare?: (page: Page) => Promise<void>;
  /** An element or a key. */
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
    name: 'type in the search field',
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
    name: 'increase a quantity',
    path: '/products/Implants',
    viewport: phone,
    prepare: (page) => main(page).getByRole('gridcell').getByRole('button').first().click(),
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Increase quantity of/ })
        .first(),
  },
  {
    name: 'select a filter',
    path: '/products/Drills',
    viewport: desk,
    prepare: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    press: (page) => page.getByRole('button', { name: '5.1 mm (4)' }),
  },
  {
    name: 'add a size from the table',
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
    await context.addInitScript(recordTasksAndEvents);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path);
    await waitForHydration(session);
    await page.waitForLoadState('networkidle');
    return await act(session, page);
  } finally {
    await context.close();
  }
}

async function loadUninspected(
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
      source: `Object.assign(localStorage, ${storage}); (${recordTasksAndEvents})()`,
    });
    await page.send('Page.navigate', { url: address });
    await waitForHydration(page);
    await waitForIdle(page);
    return await longestTasks(page);
  } finally {
    await page.close();
  }
}

async function longestTasksOf(bench: Bench, address: string): Promise<LongestTasks> {
  const loads: LongestTasks[] = [];
  for (let run = 0; run < bench.runs; run += 1) loads.push(await loadUninspected(bench, address));
  const medianOfLoads = (part: keyof LongestTasks) =>
    Math.round(
      percentile(
        loads.map((load) => load[part]),
        0.5,
      ),
    );
  return { ofPage: medianOfLoads('ofPage'), ofScripts: medianOfLoads('ofScripts') };
}

/** Unlike Playwright's own click, this adds no listeners to the page. On a desktop, the pointer is already in place. */
async function pressOf({ press, viewport }: Interaction, page: Page): Promise<() => Promise<void>> {
  if (typeof press === 'string') return () => page.keyboard.press(press);
  const target = press(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to press is not visible.');
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

/** Measures each page's longest task with and without scripts, and the time from each action to the next paint. */
export async function measureInteractions(bench: Bench): Promise<Measured> {
  const { browser, pages, runs, log } = bench;
  const server = await startSiteServer({ isFloor: false });
  const floorServer = await startSiteServer({ isFloor: true });
  try {
    const tasks: [path: string, floor: number, page: number, scripts: number][] = [];
    for (const path of pages) {
      const { ofPage: floor } = await longestTasksOf(bench, new URL(path, floorServer.url).href);
      const { ofPage, ofScripts } = await longestTasksOf(bench, new URL(path, server.url).href);
      tasks.push([path, floor, ofPage, ofScripts]);
      log(`  ${path}: longest task ${ofPage} ms, scripts ${ofScripts} ms, floor ${floor} ms`);
    }
    const times: [string, number][] = [];
    for (const interaction of interactions) {
      const { name, path, viewport, prepare } = interaction;
      const time = await medianOf(runs, () =>
        visit({ browser, site: server.url, viewport }, path, async (session, page) => {
          await prepare?.(page);
          const press = await pressOf(interaction, page);
          return longestInteraction(session, press);
        }),
      );
      times.push([name, Math.round(time)]);
      log(`  ${name}: ${Math.round(time)} ms`);
    }
    const title = `with ${slowdown}x CPU throttling`;
    return {
      tables: [
        {
          title: `These are the longest tasks during page load ${title}`,
          head: ['page', 'floor, ms', 'page, ms', 'scripts, ms'],
          rows: tasks,
        },
        {
          title: `This is the time from each action to the next paint ${title}`,
          head: ['action', 'ms'],
          rows: times,
        },
      ],
      marks: [
        ...tasks.map(([path, , , value]) => ({
          name: `longest script task on ${path}, ms`,
          value,
          bound: maxMs.task,
        })),
        ...times.map(([name, value]) => ({
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
