import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { PurchaseDone } from './purchase-done.tsx';

it('thanks the customer, names the recipient of the confirmation, and links to the orders', async () => {
  const { getByRole, getByText, queryByRole } = await render(
    <PurchaseDone email="ada@example.com" uid="ada" orderId={null} />,
  );
  expect(document.activeElement).toBe(getByRole('heading', { name: 'Payment Successful!' }));
  expect(getByText(/A confirmation email has been sent to ada@example.com\./)).toBeDefined();
  expect(getByRole('link', { name: 'View My Orders' }).getAttribute('href')).toBe('/account');
  expect(getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/products');
  expect(queryByRole('link', { name: 'View Order Status' })).toBeNull();
});

it('links to a known order even after the customer has signed out', async () => {
  const { getByRole } = await render(
    <PurchaseDone email="ada@example.com" uid={undefined} orderId="paid" />,
  );
  const link = getByRole('link', { name: 'View Order Status' });
  expect(link.getAttribute('href')).toBe('/account/orders/paid');
});

it('explains that the order is already paid instead of thanking the customer', async () => {
  const { getByRole, getByText } = await render(
    <PurchaseDone email={null} uid={undefined} orderId={null} />,
  );
  expect(document.activeElement).toBe(getByRole('heading', { name: 'This order is already paid' }));
  expect(getByText(/your card wasn’t charged again/)).toBeDefined();
});

it('thanks the customer even if the receipt fails to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock('./purchase-receipt.tsx', () => ({
    default: () => {
      throw new Error('The script could not be loaded.');
    },
  }));
  const { findByText, getByRole } = await render(
    <PurchaseDone email="ada@example.com" uid="ada" orderId="paid" />,
  );
  await findByText(/^We couldn’t load the receipt\./);
  expect(getByRole('heading', { name: 'Payment Successful!' })).toBeDefined();
});
