import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { shopUrl, stripeUrl } from '@dental-shop/emulators/addresses';
import { builtFolders, projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, type Page } from '@playwright/test';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { fillCard } from './fill-card.ts';
import { expectPaymentSuccessful, implantPath, payNow, proceedToCheckout } from './payment-test.ts';
import { addToCart, seedSession, test } from './shop-test.ts';

/** PCI DSS 6.4.3 requires this list of scripts with justifications. */
function inventory(): Map<string, string> {
  const text = readFileSync(join(projectRoot, 'docs/payment-page-scripts.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` +\| (.*?) +\|$/gm)];
  return new Map(rows.map(([, name = '', reason = '']) => [name, reason]));
}

/** Tests load scripts from the local Stripe server. */
const realAddress = (address: string) => address.replace(stripeUrl, 'https://js.stripe.com');

const matches = (pattern: string, address: string) =>
  pattern.startsWith('https:')
    ? matchesGlob(address, pattern)
    : matchesGlob(new URL(address).pathname, pattern) && new URL(address).origin === shopUrl;

/** Leaves out scripts in Stripe's frames. */
function collectScripts(page: Page): Set<string> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    const isScript = request.resourceType() === 'script';
    if (isScript && request.frame() === page.mainFrame()) addresses.add(request.url());
  });
  return addresses;
}

test('the payment page loads only the documented scripts', async ({ page }) => {
  const person = await approvedCustomer();
  await seedSession(page, person);
  await addToCart(page, implantPath);
  const scripts = collectScripts(page);
  await page.reload();
  await proceedToCheckout(page);
  await fillCard(page, '4242424242424242');
  await payNow(page);
  await expectPaymentSuccessful(page);

  const listed = inventory();
  const patterns = [...listed.keys()];
  const loaded = [...scripts].map(realAddress);
  expect(loaded.filter((each) => !patterns.some((pattern) => matches(pattern, each)))).toEqual([]);
  // Scripts that no longer load must be removed from the list. Scripts that load only in a deployed shop are exempt.
  const unused = patterns.filter((pattern) => !loaded.some((each) => matches(pattern, each)));
  expect(unused.filter((each) => !listed.get(each)?.startsWith('Only in deployed shops'))).toEqual(
    [],
  );
  expect([...listed.values()].filter((reason) => reason.length < 40)).toEqual([]);
  for (const address of loaded.filter((each) => each.startsWith(shopUrl))) {
    const built = readFileSync(join(projectRoot, builtFolders.web, new URL(address).pathname));
    const served = await (await page.request.get(address)).body();
    expect([address, served.equals(built)]).toEqual([address, true]);
  }
});
