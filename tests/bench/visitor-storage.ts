import type { Language } from '@dental-shop/domain/language/language';
import { ipInfoStorageKeys, storedIpInfo } from '@dental-shop/domain/region/cached-ip-info';
import { chromium } from '@playwright/test';

/** localStorage of a returning visitor, with language and region. */
export function visitorStorage(language: Language): Record<string, string> {
  const { ipInfo, timestamp } = storedIpInfo({ isInMiddleEastOrAfrica: false }, Date.now());
  return {
    language,
    ...(ipInfo === null ? {} : { [ipInfoStorageKeys.ipInfo]: ipInfo }),
    ...(timestamp === null ? {} : { [ipInfoStorageKeys.timestamp]: timestamp }),
  };
}

/**
 * Fills the storage that Lighthouse's pages share; Lighthouse itself clears only the cache. With a known region, the
 * functions emulator doesn't start a process during a measurement.
 */
export async function storeVisitor(port: number, site: string, language: Language): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  try {
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
    await page.goto(`${site}/favicon.svg`);
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, visitorStorage(language));
    // The application passes the language to Hosting in cookies.
    await page.goto(`${site}/faqs`);
    await page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined);
    await page.close();
  } finally {
    await browser.close();
  }
}
