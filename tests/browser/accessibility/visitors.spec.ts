import { expectAccessible } from '../expect-accessible.ts';
import { articleScreens } from '../screens/article-screens.ts';
import { catalogueScreens } from '../screens/catalogue-screens.ts';
import { languages } from '../screens/screen.ts';
import { siteScreens } from '../screens/site-screens.ts';
import { expectHeading, setLanguage } from '../screens/visit.ts';
import { visitorStates } from '../screens/visitor-states.ts';
import { notFoundAt, test } from '../shop-test.ts';

const catalogueSample = catalogueScreens.slice(0, 4);
const publicScreens = [...siteScreens, ...catalogueSample, ...articleScreens.slice(0, 1)];

test.use({ expectedErrors: [notFoundAt('/no-such-page')] });

for (const language of languages) {
  test.describe(`axe finds no violations in ${language}`, () => {
    test('on public pages', async ({ page }) => {
      test.slow();
      await setLanguage(page, language);
      for (const { path, heading } of publicScreens) {
        await page.goto(path);
        await expectHeading(page, heading[language]);
        await expectAccessible(page, path, { language });
      }
    });

    test('in the states that a visitor without an account can reach', async ({ page }) => {
      test.slow();
      await setLanguage(page, language);
      for (const { name, reach, isNarrow } of visitorStates) {
        await reach(page, language);
        await expectAccessible(page, name, { isNarrow, language });
      }
    });
  });
}
