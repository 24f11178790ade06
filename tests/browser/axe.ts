import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface AxeOptions {
  /** Describes the page state in failure messages. */
  what?: string;
  /** Rule IDs; all of axe's rules by default. */
  rules?: readonly string[];
  exclude?: readonly string[];
}

/** Injects axe into every frame, including Stripe's, and lets these copies communicate. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
}

/**
 * Injects axe only once per document. @axe-core/playwright injects it for every check and uses a separate page, which
 * takes ten times as long.
 */
export async function expectNoViolation(page: Page, options: AxeOptions = {}): Promise<void> {
  const { what = page.url(), rules, exclude = [] } = options;
  await loadAxe(page);
  const found = await page.evaluate(
    async ({ rules, exclude }) => {
      if (!window.axe) throw new Error('axe is not loaded');
      // While a color changes, it may have too little contrast.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { violations, passes } = await window.axe.run(
        { exclude: exclude.map((selector) => [selector]) },
        // Reporting every passing element would take up a third of the total time.
        {
          resultTypes: ['violations'],
          ...(rules ? { runOnly: { type: 'rule' as const, values: rules } } : {}),
        },
      );
      if (passes.length === 0) throw new Error('axe checked nothing');
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    { rules: rules ? [...rules] : undefined, exclude: [...exclude] },
  );
  expect(found, what).toEqual([]);
}
