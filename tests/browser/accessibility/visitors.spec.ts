import { expectNoViolationInAnyLook } from '../every-look.ts';
import { articleScreens } from '../screens/article-screens.ts';
import { catalogueScreens } from '../screens/catalogue-screens.ts';
import { languages } from '../screens/screen.ts';
import { siteScreens } from '../screens/site-screens.ts';
import { expectHeading, readIn } from '../screens/visit.ts';
import { visitorStates } from '../screens/visitor-states.ts';
import { notFoundAt, test } from '../shop-test.ts';

/** One of each kind: the first category, and all that belongs to it. */
const catalogueSample = catalogueScreens.slice(0, 4);
const publicScreens = [...siteScreens, ...catalogueSample, ...articleScreens.slice(0, 1)];

test.use({ expectedErrors: [notFoundAt('/no-such-page')] });

for (const language of languages) {
  test.describe(`axe finds nothing in ${language}`, () => {
    test('on public pages', async ({ page }) => {
      test.slow();
      await readIn(page, language);
      for (const { path, heading } of publicScreens) {
        await page.goto(path);
        await expectHeading(page, heading[language]);
        await expectNoViolationInAnyLook(page, path, { language });
      }
    });

    test('where a visitor without an account has done something', async ({ page }) => {
      test.slow();
      await readIn(page, language);
      for (const { name, reach, isNarrow } of visitorStates) {
        await reach(page, language);
        await expectNoViolationInAnyLook(page, name, { isNarrow, language });
      }
    });
  });
}
