import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expectAccessible } from '../expect-accessible.ts';
import { FocusRings } from '../focus-rings.ts';
import { accountStates } from '../screens/account-states.ts';
import { languages } from '../screens/screen.ts';
import { signInAnyLanguage } from '../screens/steps.ts';
import { setLanguage } from '../screens/visit.ts';
import { test } from '../shop-test.ts';

test.use({ expectedErrors: [/status of 402/] });

for (const language of languages) {
  for (const viewer of ['dentist', 'lab'] as const) {
    test(`axe finds no violations in ${language} for the ${viewer}`, async ({ page }) => {
      test.slow();
      await setLanguage(page, language);
      await signInAnyLanguage(page, demoAccounts[viewer]);
      const states = accountStates.filter((state) => state.viewer === viewer);
      const rings = await FocusRings.on(page);
      for (const { name, reach, isNarrow } of states) {
        await reach(page, language);
        await expectAccessible(page, name, { isNarrow, language });
        // Focus styles are the same in both languages.
        if (language === 'en') await rings.expectVisible(name, { isNarrow });
      }
    });
  }
}
