import { expect } from '@playwright/test';
import { fillCard } from '../browser/fill-card.ts';
import { accountStates } from '../browser/screens/account-states.ts';
import { articleScreens } from '../browser/screens/article-screens.ts';
import { catalogueScreens } from '../browser/screens/catalogue-screens.ts';
import type { PublicScreen } from '../browser/screens/screen.ts';
import { siteScreens } from '../browser/screens/site-screens.ts';
import { staffStates } from '../browser/screens/staff-states.ts';
import type { State } from '../browser/screens/state.ts';
import { openPayment, signInAnyLanguage } from '../browser/screens/steps.ts';
import { expectHeading } from '../browser/screens/visit.ts';
import { visitorStates } from '../browser/screens/visitor-states.ts';
import { words } from '../browser/screens/words.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { closeTabs } from '../shop/customer.ts';
import { shotName } from './shot-name.ts';

const shot = ({ path, heading }: PublicScreen): State => ({
  name: shotName(path),
  viewer: 'visitor',
  async reach(page, language) {
    await page.goto(path);
    await expectHeading(page, heading[language]);
  },
});

/** Uses a new customer, so the demo account's orders don't change. */
const purchaseStates: readonly State[] = [
  {
    name: 'payment-succeeded',
    viewer: 'visitor',
    async reach(page) {
      const { email } = await approvedCustomer();
      await closeTabs();
      await signInAnyLanguage(page, email);
      await openPayment(page);
      await fillCard(page, '4242424242424242');
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.getByRole('heading', { name: words.succeeded })).toBeVisible();
    },
  },
];

export const shots: readonly State[] = [
  ...[...siteScreens, ...catalogueScreens, ...articleScreens].map(shot),
  ...visitorStates,
  ...accountStates,
  ...purchaseStates,
  ...staffStates,
];
