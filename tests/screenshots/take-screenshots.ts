import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@dental-shop/domain/language/language';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser/browser.ts';
import { languages } from '../browser/screens/screen.ts';
import type { State, Viewer } from '../browser/screens/state.ts';
import { signInAnyLanguage } from '../browser/screens/steps.ts';
import { setLanguage } from '../browser/screens/visit.ts';
import { visitorOfKnownRegion } from '../browser/visitor.ts';
import { shots } from './shots.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

/** At this width and above, the header navigation replaces the menu panel. */
const largeBreakpoint = 1200;

export interface ScreenshotOptions {
  /** Deleted first. */
  folder: string;
  dark: boolean;
  log: (line: string) => void;
  signal: AbortSignal;
}

async function openAs(browser: Browser, viewer: Viewer, language: Language, dark: boolean) {
  const context = await browser.newContext({
    baseURL: shopUrl,
    storageState: visitorOfKnownRegion,
    colorScheme: dark ? 'dark' : 'light',
    // Animations would look different in each screenshot.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await setLanguage(page, language);
  if (viewer !== 'visitor') await signInAnyLanguage(page, demoAccounts[viewer]);
  return page;
}

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

async function takeAllSizes(page: Page, { name, isNarrow = false }: State, folder: string) {
  const fitting = sizes.filter(({ width }) => !isNarrow || width < largeBreakpoint);
  for (const size of fitting) {
    await page.setViewportSize(size);
    await loadPictures(page);
    const path = join(folder, String(size.width), `${name}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
  return fitting.length;
}

/** Returns the number of screenshots. */
export async function takeScreenshots(options: ScreenshotOptions): Promise<number> {
  const { folder, dark, log, signal } = options;
  rmSync(folder, { recursive: true, force: true });
  const browser = await chromium.launch(launchOptions());
  let count = 0;
  try {
    for (const language of languages) {
      const target = join(folder, dark ? `${language}-dark` : language);
      mkdirSync(target, { recursive: true });
      for (const viewer of ['visitor', 'dentist', 'lab', 'staff'] as const) {
        const page = await openAs(browser, viewer, language, dark);
        for (const state of shots.filter((each) => each.viewer === viewer)) {
          signal.throwIfAborted();
          await page.setViewportSize({ width: 1366, height: 768 });
          await state.reach(page, language);
          count += await takeAllSizes(page, state, target);
          log(`  ${language} ${state.name}`);
        }
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
  }
  return count;
}
