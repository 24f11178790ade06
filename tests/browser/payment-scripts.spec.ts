import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { fillCard } from './fill-card.ts';
import { expectPaymentSuccessful, implantPath, payNow, proceedToCheckout } from './payment-test.ts';
import { addToCart, signInThroughForm, test } from './shop-test.ts';

/** Scripts by their names, each with a reason: PCI DSS 6.4.3 asks for such a list. */
function inventory(): Map<string, string> {
  const text = readFileSync(join(projectRoot, 'docs/payment-page-scripts.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` +\| (.*?) +\|$/gm)];
  return new Map(rows.map(([, name = '', reason = '']) => [name, reason]));
}

/** A script without what a build or the emulators change in its address. */
function nameOf(address: string): string {
  const { origin, pathname } = new URL(address);
  const name = pathname.replace(/-[\w-]{8}\.js$/, '.js');
  return origin === stripeUrl ? `https://js.stripe.com${name}` : name;
}

/** Collects what the shop's own document loads; Stripe's frames are other documents, of Stripe's. */
function collectScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const isScript = request.resourceType() === 'script';
    if (isScript && request.frame() === page.mainFrame()) names.add(nameOf(request.url()));
  });
  return names;
}

test('the payment page loads the scripts that are listed with a reason, and no other', async ({
  page,
}) => {
  const person = await approvedCustomer();
  await signInThroughForm(page, person.email);
  await expect(page).toHaveURL('/account');
  await addToCart(page, implantPath);
  const scripts = collectScripts(page);
  await page.reload();
  await proceedToCheckout(page);
  await fillCard(page, '4242424242424242');
  await payNow(page);
  await expectPaymentSuccessful(page);

  const listed = inventory();
  expect([...scripts].filter((name) => !listed.has(name)).sort()).toEqual([]);
  // What no longer loads leaves the list, but for what only a deployed shop has.
  const elsewhere = [...listed].filter(([, reason]) => reason.includes('Only where deployed'));
  const expected = new Set([...scripts, ...elsewhere.map(([name]) => name)]);
  expect([...listed.keys()].filter((name) => !expected.has(name))).toEqual([]);
  expect([...listed.values()].filter((reason) => reason.length < 20)).toEqual([]);
});
