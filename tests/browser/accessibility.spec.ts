import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { accountStates } from './screens/account-states.ts';
import { articleScreens } from './screens/article-screens.ts';
import { catalogueScreens } from './screens/catalogue-screens.ts';
import { languages } from './screens/screen.ts';
import { siteScreens } from './screens/site-screens.ts';
import { staffStates } from './screens/staff-states.ts';
import type { State } from './screens/state.ts';
import { signInAnyLanguage } from './screens/steps.ts';
import { strangerStates } from './screens/stranger-states.ts';
import { expectHeading, readIn } from './screens/visit.ts';
import { test } from './shop-test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

/** All that light and dark can make different. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** One of each kind: the first category, and all that belongs to it. */
const catalogueSample = catalogueScreens.slice(0, 4);
const publicScreens = [...siteScreens, ...catalogueSample, ...articleScreens.slice(0, 1)];

/** Looks at the page as it is: light and dark, narrow and wide. */
async function expectNothingFound(page: Page, what: string, sizes = [phone, desk]): Promise<void> {
  // A colour that is on its way from one scheme to the other is nobody's to read.
  await page.addStyleTag({ content: '*, *::before { transition: none !important }' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The card provider's frame is transparent: axe takes white for what is the page's dark.
      const look = colorScheme === 'dark' ? { rules: colourRules, exclude: ['iframe'] } : {};
      await expectNoViolation(page, { what: `${what}, ${colorScheme}, ${size.width} px`, ...look });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const statesOf = (visitor: State['visitor']) =>
  [...accountStates, ...staffStates].filter((state) => state.visitor === visitor);

for (const language of languages) {
  test.describe(`axe finds nothing in ${language}`, () => {
    test('on public pages', async ({ page }) => {
      test.slow();
      await readIn(page, language);
      for (const { path, heading } of publicScreens) {
        await page.goto(path);
        await expectHeading(page, heading[language]);
        await expectNothingFound(page, path);
      }
    });

    test('where a visitor without an account has done something', async ({ page }) => {
      test.slow();
      await readIn(page, language);
      for (const { name, reach, isNarrow } of strangerStates) {
        await reach(page, language);
        await expectNothingFound(page, name, isNarrow ? [phone] : [phone, desk]);
      }
    });

    for (const visitor of ['dentist', 'lab', 'staff'] as const) {
      test.describe('signed in', () => {
        // A payment is refused on purpose.
        test.use({ expectedErrors: [/status of 402/] });

        test(`for the ${visitor}`, async ({ page }) => {
          test.slow();
          await readIn(page, language);
          await signInAnyLanguage(page, demoAccounts[visitor]);
          for (const { name, reach } of statesOf(visitor)) {
            await reach(page, language);
            await expectNothingFound(page, name);
          }
        });
      });
    }
  });
}
