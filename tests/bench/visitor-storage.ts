import type { Language } from '@dental-shop/domain/language/language';
import { ipInfoStorageKeys, storedIpInfo } from '@dental-shop/domain/region/cached-ip-info';
import { chromium } from '@playwright/test';

export function visitorStorage(language: Language): Record<string, string> {
  const { ipInfo, timestamp } = storedIpInfo({ isInMiddleEastOrAfrica: false }, Date.now());
  return {
    language,
    ...(ipInfo === null ? {} : { [ipInfoStorageKeys.ipInfo]: ipInfo }),
    ...(timestamp === null ? {} : { [ipInfoStorageKeys.timestamp]: timestamp }),
  };
}

/**
 * Lighthouse's pages share this localStorage, and Lighthouse doesn't clear it. The region is included, because looking
 * it up would start an emulator process during the measurement. Also opens the pages once, so the site's server has
 * cached them: Lighthouse's simulation includes the server's response time, which would distort the first run.
 */
export async function prepareVisitor(
  port: number,
  site: string,
  language: Language,
  pages: readonly string[],
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  try {
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
    await page.goto(`${site}/favicon.svg`);
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, visitorStorage(language));
    // The first page sets the language cookies, which Hosting uses to choose the language of the others.
    for (const path of ['/faqs', ...pages]) {
      await page.goto(`${site}${path}`);
      await page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined);
    }
    await page.close();
  } finally {
    await browser.close();
  }
}
