import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { PaymentMethods } from './payment-methods.tsx';

const cards: SavedPaymentMethod[] = [
  { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 },
  { id: 'pm_2', brand: 'amex', last4: '0005', expMonth: 12, expYear: 2029 },
];

function Choice({ disabled = false }: { disabled?: boolean }) {
  const [chosen, choose] = useState('pm_1');
  return <PaymentMethods cards={cards} chosen={chosen} disabled={disabled} onChoose={choose} />;
}

describe('PaymentMethods', () => {
  it('offers a new payment method and each saved card with its expiration date', async () => {
    const { getByRole, getAllByRole } = await render(<Choice />);
    getByRole('radiogroup', { name: 'Your Payment Methods' });
    getByRole('radio', { name: 'Visa ending in 4242 Expires 04/2031' });
    getByRole('radio', { name: 'American Express ending in 0005 Expires 12/2029' });
    expect(getAllByRole('radio')).toHaveLength(3);
  });

  it('names the wallet that a card was saved from', async () => {
    const [visa] = cards;
    if (visa === undefined) throw new Error('There are no cards.');
    const wallets = ['Link', 'Apple Pay', 'Google Pay'];
    const saved = wallets.map((wallet) => ({ ...visa, id: wallet, wallet }));
    const choice = { chosen: 'Link', disabled: false, onChoose: () => {} };
    const { getByRole } = await render(<PaymentMethods cards={saved} {...choice} />);
    for (const wallet of wallets) {
      getByRole('radio', { name: `Visa ending in 4242 (${wallet}) Expires 04/2031` });
    }
  });

  it('switches to a new payment method', async () => {
    const { getByRole, user } = await render(<Choice />);
    const radio = (name: RegExp, checked: boolean) => getByRole('radio', { name, checked });
    radio(/Visa/, true);
    await user.click(radio(/^Use a new payment method/, false));
    radio(/^Use a new payment method/, true);
    radio(/Visa/, false);
  });

  it('is disabled during a payment', async () => {
    const { getAllByRole } = await render(<Choice disabled />);
    for (const radio of getAllByRole('radio')) expect(radio.hasAttribute('disabled')).toBe(true);
  });
});
