import { expect } from '@playwright/test';
import { fillCard } from '../browser/fill-card.ts';
import type { State } from '../browser/screens/state.ts';
import { openPayment, signInAnyLanguage } from '../browser/screens/steps.ts';
import { words } from '../browser/screens/words.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { closeTabs } from '../shop/customer.ts';

/** What only a payment shows, made by a customer of its own: the demo account keeps its orders. */
export const purchaseStates: readonly State[] = [
  {
    name: 'payment-succeeded',
    visitor: 'stranger',
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
