import { expect, type Page } from '@playwright/test';

/**
 * Fails where a style of the page as it is now names a variable of the theme that has no value: the theme leaves out
 * those that nothing uses (`theme-variables.ts`), and a color without a value would show as none at all.
 */
export async function expectThemeVariables(page: Page, what: string): Promise<void> {
  const { named, missing } = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const text = rules.map(({ cssText }) => cssText).join('\n');
    // Those with a fallback behind them may be missing.
    const found = new Set(
      [...text.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name = '']) => name),
    );
    const values = getComputedStyle(document.documentElement);
    return {
      named: [...found],
      missing: [...found].filter((name) => values.getPropertyValue(name) === ''),
    };
  });
  // Every page has these: without them the search for names has found none of its styles.
  expect(named, what).toEqual(
    expect.arrayContaining([
      '--mui-palette-text-primary',
      '--mui-palette-background-default',
      '--mui-palette-primary-main',
      '--mui-shape-borderRadius',
    ]),
  );
  expect(missing, what).toEqual([]);
}
