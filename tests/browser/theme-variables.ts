import { expect, type Page } from '@playwright/test';

/**
 * Fails if a style uses an undefined theme variable. `theme.ts` leaves out variables that seem unused, and a missing
 * color is easy to overlook.
 */
export async function expectThemeVariables(page: Page, what: string): Promise<void> {
  const { named, missing } = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const text = rules.map(({ cssText }) => cssText).join('\n');
    // Leaves out variables with a fallback value, which may be undefined.
    const found = new Set(
      [...text.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name = '']) => name),
    );
    const values = getComputedStyle(document.documentElement);
    return {
      named: [...found],
      missing: [...found].filter((name) => values.getPropertyValue(name) === ''),
    };
  });
  // Every page uses these variables, so if one is missing, the check didn't find the styles.
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
