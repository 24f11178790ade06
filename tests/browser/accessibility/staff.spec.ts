import { newStaff } from '../../shop/staff.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { FocusRings } from '../focus-rings.ts';
import { languages } from '../screens/screen.ts';
import { staffStates } from '../screens/staff-states.ts';
import { signInAnyLanguage } from '../screens/steps.ts';
import { setLanguage } from '../screens/visit.ts';
import { test } from '../shop-test.ts';

// Axe tries to run in the previews of recall notices, whose sandbox allows no scripts. One state invites a person without
// an account.
test.use({
  expectedErrors: [
    /Blocked script execution in 'about:srcdoc'|404 \(Not Found\) \S+\/findAccount$/,
  ],
});

for (const language of languages) {
  test(`axe finds no violations in ${language} in the staff section`, async ({ page }) => {
    test.slow();
    await setLanguage(page, language);
    // A separate account, because other tests sign out, which revokes all of an account's sessions.
    await signInAnyLanguage(page, (await newStaff({ admin: true })).email);
    const rings = await FocusRings.on(page);
    for (const { name, reach, isNarrow } of staffStates) {
      await reach(page, language);
      await expectAccessible(page, name, { isNarrow, language });
      // Focus styles are the same in both languages.
      if (language === 'en') await rings.expectVisible(name, { isNarrow });
    }
  });
}
