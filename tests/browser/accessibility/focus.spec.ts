import { expect } from '@playwright/test';
import { FocusRings } from '../focus-rings.ts';
import { articleScreens } from '../screens/article-screens.ts';
import { catalogueScreens } from '../screens/catalogue-screens.ts';
import { siteScreens } from '../screens/site-screens.ts';
import { expectHeading } from '../screens/visit.ts';
import { visitorStates } from '../screens/visitor-states.ts';
import { notFoundAt, test, waitForHydration } from '../shop-test.ts';

const publicScreens = [
  ...siteScreens,
  ...catalogueScreens.slice(0, 4),
  ...articleScreens.slice(0, 1),
];

test.use({
  expectedErrors: [notFoundAt('/no-such-page')],
  contextOptions: { reducedMotion: 'reduce' },
});

// The axe tests cover the pages that require a sign-in.
test('focus is visible on every control a visitor can reach, in both color schemes', async ({
  page,
}) => {
  test.slow();
  const rings = await FocusRings.on(page);
  for (const { path, heading } of publicScreens) {
    await page.goto(path);
    await expectHeading(page, heading.en);
    await waitForHydration(page);
    await rings.expectVisible(path);
  }
  for (const { name, reach, isNarrow = false } of visitorStates) {
    await reach(page, 'en');
    await rings.expectVisible(name, { isNarrow });
  }
  expect(rings.count).toBeGreaterThan(200);
});
