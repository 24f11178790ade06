import { stripeUrl } from '@dental-shop/emulators/addresses';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import { expect, type Page } from '@playwright/test';
import { stripe } from '../shop/stripe.ts';
import { fillCard } from './fill-card.ts';
import { PlainShop } from './plain-shop.ts';
import { test } from './shop-test.ts';

const shop = new PlainShop();
test.beforeAll(() => shop.open());
test.afterAll(() => shop.close());

function payingScript(clientSecret: string, customerSession: string, locale: string): string {
  const elements = { clientSecret, customerSessionClientSecret: customerSession, locale };
  return `
  const stripe = Stripe('${localStripeKeys.publishableKey}');
  const elements = stripe.elements(${JSON.stringify(elements)});
  const card = elements.create('payment');
  const status = document.querySelector('[role=status]');
  window.changes = [];
  window.removals = [];
  card.on('change', (event) => window.changes.push(event));
  card.on('savedpaymentmethodremove', (event) => window.removals.push(event));
  card.mount('#card');
  document.querySelector('button').addEventListener('click', async () => {
    const { error, paymentIntent } = await stripe.confirmPayment({ elements, redirect: 'if_required' });
    status.textContent = error ? error.message : paymentIntent.status;
  });`;
}

const features = {
  payment_method_redisplay: 'enabled',
  payment_method_remove: 'enabled',
  payment_method_save: 'enabled',
  payment_method_save_usage: 'on_session',
} as const;

async function openPayment(page: Page, customer: string, locale = 'en'): Promise<string> {
  const intent = await stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    customer,
  });
  const session = await stripe.customerSessions.create({
    customer,
    components: { payment_element: { enabled: true, features } },
  });
  const script = payingScript(intent.client_secret ?? '', session.client_secret, locale);
  await shop.show(page, { scripts: stripeUrl, script });
  return intent.id;
}

const cardsOf = async (customer: string) =>
  (await stripe.customers.listPaymentMethods(customer)).data;

test('a new card is saved only if the box is checked and can then be used or removed', async ({
  page,
}) => {
  const { id: customer } = await stripe.customers.create();
  const form = page.frameLocator('iframe[title*="payment" i]');
  const pay = page.getByRole('button', { name: 'Pay Now' });
  const box = form.getByLabel('Save my payment information for future purchases');

  await openPayment(page, customer);
  await expect(box).not.toBeChecked();
  await fillCard(page, '5555555555554444');
  await pay.click();
  await expect(page.getByRole('status')).toHaveText('succeeded');
  expect(await cardsOf(customer)).toEqual([]);

  await openPayment(page, customer);
  await fillCard(page, '4242424242424242');
  await box.check();
  await pay.click();
  await expect(page.getByRole('status')).toHaveText('succeeded');
  const [saved] = await cardsOf(customer);
  expect(saved).toMatchObject({ allow_redisplay: 'always', card: { last4: '4242' } });

  const paid = await openPayment(page, customer);
  const choice = form.getByRole('radio', { name: 'Visa •••• 4242 (12/34)' });
  await expect(choice).toBeChecked();
  await expect(form.getByLabel('Card number')).toBeHidden();
  const lastChange = () => page.evaluate('window.changes.at(-1)');
  await expect.poll(lastChange).toMatchObject({
    complete: true,
    value: { type: 'card', payment_method: { id: saved?.id } },
  });
  await pay.click();
  await expect(page.getByRole('status')).toHaveText('succeeded');
  expect((await stripe.paymentIntents.retrieve(paid)).payment_method).toBe(saved?.id);

  await openPayment(page, customer);
  await form.getByRole('radio', { name: 'Use another card' }).check();
  await expect(form.getByLabel('Card number')).toBeVisible();
  await expect.poll(lastChange).toMatchObject({ value: { savePaymentMethod: false } });
  await form.getByRole('button', { name: 'Remove: Visa •••• 4242 (12/34)' }).click();
  await expect(choice).toBeHidden();
  expect(await cardsOf(customer)).toEqual([]);
  expect(await page.evaluate('window.removals')).toMatchObject([
    { success: true, payment_method: { id: saved?.id } },
  ]);
});

test('the saved-card choice is translated into Spanish', async ({ page }) => {
  const { id: customer } = await stripe.customers.create();
  await openPayment(page, customer, 'es');
  const form = page.frameLocator('iframe');
  await expect(form.getByLabel('Guardar mis datos de pago para futuras compras')).toBeVisible();
});
