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

const statesOf = (visitor: State['visitor']) =>
  [...accountStates, ...staffStates].filter((state) => state.visitor === visitor);

for (const language of languages) {
  for (const visitor of ['dentist', 'lab', 'staff'] as const) {
    test(`axe finds nothing in ${language} for the ${visitor}`, async ({ page }) => {
      test.slow();
      await readIn(page, language);
      await signInAnyLanguage(page, demoAccounts[visitor]);
      for (const { name, reach, isNarrow } of statesOf(visitor)) {
        await reach(page, language);
        await expectNoViolationInAnyLook(page, name, { isNarrow });
      }
    });
  }
}
