import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface Look {
  /** What is looked at, for the message. */
  what?: string;
  /** These rules alone, by their ids; all of axe's by default. */
  rules?: readonly string[];
  /** Parts to leave out, as selectors. */
  exclude?: readonly string[];
}

/** Brings axe into every frame, and lets the frames answer each other: one is the card provider's. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
}

/**
 * Fails where axe finds something on the page as it is now. axe is loaded once for each document: its
 * own package for Playwright loads it anew for each look, in a page of its own, which takes ten times
 * as long.
 */
export async function expectNoViolation(page: Page, look: Look = {}): Promise<void> {
  const { what = page.url(), rules, exclude = [] } = look;
  await loadAxe(page);
  const found = await page.evaluate(
    async ({ rules, exclude }) => {
      if (!window.axe) throw new Error('axe is not there');
      const { violations, passes } = await window.axe.run(
        { exclude: exclude.map((selector) => [selector]) },
        // Of what passes, one element of each rule is told: to tell of all takes a third of the time.
        {
          resultTypes: ['violations'],
          ...(rules ? { runOnly: { type: 'rule' as const, values: rules } } : {}),
        },
      );
      if (passes.length === 0) throw new Error('axe has looked at nothing');
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    { rules: rules ? [...rules] : undefined, exclude: [...exclude] },
  );
  expect(found, what).toEqual([]);
}
