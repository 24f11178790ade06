import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { expectNoViolationInAnyLook } from './every-look.ts';
import { accountStates } from './screens/account-states.ts';
import { languages } from './screens/screen.ts';
import { staffStates } from './screens/staff-states.ts';
import type { State } from './screens/state.ts';
import { signInAnyLanguage } from './screens/steps.ts';
import { readIn } from './screens/visit.ts';
import { test } from './shop-test.ts';

// A payment is refused on purpose.
test.use({ expectedErrors: [/status of 402/] });

const statesOf = (viewer: State['viewer']) =>
  [...accountStates, ...staffStates].filter((state) => state.viewer === viewer);

for (const language of languages) {
  for (const viewer of ['dentist', 'lab', 'staff'] as const) {
    test(`axe finds nothing in ${language} for the ${viewer}`, async ({ page }) => {
      test.slow();
      await readIn(page, language);
      await signInAnyLanguage(page, demoAccounts[viewer]);
      for (const { name, reach, isNarrow } of statesOf(viewer)) {
        await reach(page, language);
        await expectNoViolationInAnyLook(page, name, { isNarrow, language });
      }
    });
  }
}
