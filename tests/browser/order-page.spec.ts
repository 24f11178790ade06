import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { expect, type Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { database } from '../shop/database.ts';
import { mailTo } from '../shop/inbox.ts';
import { openCheckout, paidOrder, payWith, waitForOrderWhere } from '../shop/orders.ts';
import { findOrders } from '../shop/orders-and-charges.ts';
import { drill, implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillCard } from './fill-card.ts';
import { languages } from './screens/screen.ts';
import { openPayment, signInAnyLanguage } from './screens/steps.ts';
import { setLanguage } from './screens/visit.ts';
import { words } from './screens/words.ts';
import { seedSession, test } from './shop-test.ts';

const expected = {
  en: {
    subject: 'Your order',
    paid: 'Paid',
    next: 'What happens next',
    refunded: 'Refunded',
    none: 'We couldn’t find this order in your account.',
    notYet: 'If you just paid, it will appear here shortly.',
  },
  es: {
    subject: 'Su pedido',
    paid: 'Pagado',
    next: 'Qué sigue',
    refunded: 'Reembolsado',
    none: 'No encontramos este pedido en su cuenta.',
    notYet: 'Si acaba de pagarlo, aparecerá aquí en un momento.',
  },
} as const;

const main = (page: Page) => page.getByRole('main');

for (const language of languages) {
  const text = expected[language];

  test(`a checkout in ${language} ends with a receipt, a live order page, and an email`, async ({
    page,
  }) => {
    test.slow();
    // This account's language is English.
    const customer = await approvedCustomer();
    const { email, user } = customer;
    await setLanguage(page, language);
    await seedSession(page, customer);
    await openPayment(page);
    await page.locator('[name="reference"]').fill(' PO 4711 ');
    await page.locator('[name="deliveryNote"]').fill('Rear door\nRing twice');
    await fillCard(page, '4242424242424242');
    await page.getByRole('button', { name: words.pay }).click();
    await expect(page.getByRole('heading', { name: words.succeeded })).toBeVisible();

    const order = await waitFor('the order', async () => (await findOrders(user.uid))[0]);
    const { number = '', paymentIntentId } = order;
    const details = { language, reference: 'PO 4711', deliveryNote: 'Rear door\nRing twice' };
    expect(order.details).toEqual(details);
    for (const shown of [number, implant.sku, drill.sku, '1 Main Street', 'PO 4711', text.next]) {
      await expect(main(page)).toContainText(shown);
    }
    await expectAccessible(page, 'the receipt', { language });
    const mail = await mailTo(email, text.subject);
    expect(mail.subject).toContain(number);
    expect(mail.text).toContain('PO 4711');

    await main(page).locator('a[href^="/account/orders/"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page).toHaveTitle(new RegExp(number));
    for (const shown of [implant.sku, '1 Main Street', 'PO 4711', 'Rear door', text.paid]) {
      await expect(main(page)).toContainText(shown);
    }
    await expectAccessible(page, 'the order page', { language });
    await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 100 });
    await expect(main(page).getByRole('listitem').filter({ hasText: '$1.00' })).toContainText(
      text.refunded,
    );
  });

  test(`a paid order's page updates once the order is recorded, in ${language}`, async ({
    page,
  }) => {
    const checkout = await openCheckout();
    await setLanguage(page, language);
    await seedSession(page, checkout.customer);
    await page.goto(`/account/orders/${checkout.orderId}`);
    await expect(main(page)).toContainText(text.notYet);
    await payWith('pm_card_visa', checkout);
    await expect(main(page)).toContainText(text.paid);
  });

  test(`another customer's order isn't found, in ${language}`, async ({ page }) => {
    const [customer, { orderId }] = await Promise.all([approvedCustomer(), paidOrder()]);
    await setLanguage(page, language);
    await seedSession(page, customer);
    for (const id of [orderId, 'nothing', '__x__', 'a%2Fb']) {
      await page.goto(`/account/orders/${id}`);
      await expect(main(page)).toContainText(text.none);
    }
    await expectAccessible(page, 'no order', { language });
  });
}

test('a question about an order is sent to the office with the order as its subject', async ({
  page,
}) => {
  const { customer, orderId } = await paidOrder();
  const { number } = await waitForOrderWhere(orderId);
  await seedSession(page, customer);
  await page.goto(`/account/orders/${orderId}`);
  await main(page).getByRole('link', { name: 'Ask about this order' }).click();
  await expect(page).toHaveURL(`/contact?order=${number}#contact-form`);
  await expect(page.getByLabel('Subject (optional)')).toHaveValue(`Order ${number}`);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeInViewport();
  await page.getByLabel('Message', { exact: true }).fill('When does it ship?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(`a confirmation is on its way to ${customer.email}`)).toBeVisible();
});

test('an older order without a number is named by its ID and can be reordered', async ({
  page,
}) => {
  const { customer, orderId } = await paidOrder();
  await waitForOrderWhere(orderId);
  const before = { number: FieldValue.delete(), details: FieldValue.delete() };
  await database.doc(`orders/${orderId}`).update(before);
  await signInAnyLanguage(page, customer.email);
  const name = `Order ${orderId.slice(0, 8)}...`;
  await main(page).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/account/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(main(page)).toContainText(implant.sku);
});

test('a signed-out customer signs in and sees the order', async ({ page }) => {
  const { customer, orderId } = await paidOrder();
  await page.goto(`/account/orders/${orderId}`);
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/account/orders/${orderId}`);
  const { number } = await waitForOrderWhere(orderId);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
});
