import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { ReceiptLink } from './receipt-link.tsx';

it("links to Stripe's page", async () => {
  const { getByRole } = await render(<ReceiptLink url="https://pay.stripe.com/receipts/1" />);
  expect(getByRole('link').getAttribute('href')).toBe('https://pay.stripe.com/receipts/1');
});

it.each([null, 'javascript:window.hacked=1', ' javascript:alert(1)', 'data:text/html,x', '//x'])(
  'has no link for %s',
  async (url) => {
    const { queryByRole } = await render(<ReceiptLink url={url} />);
    expect(queryByRole('link')).toBeNull();
  },
);
