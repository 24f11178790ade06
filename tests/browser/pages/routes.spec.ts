import { expect } from '@playwright/test';
import { articleScreens } from '../screens/article-screens.ts';
import { catalogueScreens } from '../screens/catalogue-screens.ts';
import { expectNoDeadLinks } from '../screens/links.ts';
import { languages } from '../screens/screen.ts';
import { siteScreens } from '../screens/site-screens.ts';
import { expectHeading, expectScreen, getWarnings, setLanguage } from '../screens/visit.ts';
import { notFoundAt, test } from '../shop-test.ts';

const sections = {
  'site pages': siteScreens,
  'research articles': articleScreens,
  'catalogue pages': catalogueScreens,
};

const unmatched = [
  '/no-such-page',
  '/company/no-such-page',
  '/academics/no-such-page',
  '/academics/research/no-such-article',
  '/policies/no-such-policy',
  '/products/Drills/HD55S/more',
];
const errorHeading = {
  en: 'Unexpected Application Error!',
  es: '¡Error inesperado de la aplicación!',
};
const notFound = { en: '404 Not Found', es: '404: página no encontrada' };

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    for (const [section, screens] of Object.entries(sections)) {
      test(`${section} show the right content and have no dead links`, async ({ page }) => {
        test.slow();
        const warnings = getWarnings(page);
        await setLanguage(page, language);
        for (const screen of screens) {
          await test.step(screen.path, () => expectScreen(page, screen, language));
        }
        expect(warnings).toEqual([]);
      });
    }

    test.describe('an unknown URL', () => {
      test.use({ expectedErrors: [notFoundAt(`(${unmatched.join('|')})`)] });

      test('returns 404 with the error page', async ({ page }) => {
        const warnings = getWarnings(page);
        await setLanguage(page, language);
        for (const path of unmatched) {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expectHeading(page, errorHeading[language]);
          await expect(page.getByRole('alert')).toHaveText(notFound[language]);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        }
        await expectNoDeadLinks(page);
        expect(warnings).toEqual([]);
      });
    });
  });
}
