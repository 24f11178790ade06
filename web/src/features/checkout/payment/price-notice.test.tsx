import { describe, expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { PriceNotice } from './price-notice.tsx';

describe('PriceNotice', () => {
  it('lists changed prices and the new total', async () => {
    const change = { sku: 'HD55S', name: 'Drill', from: 9_100, to: 9_950 };
    const { getByRole } = await render(<PriceNotice changes={[change]} amount={19_900} />);
    expect(getByRole('status').textContent).toContain('The total is now $199.00');
    expect(getByRole('listitem').textContent).toBe('Drill: from $91.00 to $99.50 each');
  });

  it('is hidden if no price has changed', async () => {
    const { queryByRole } = await render(<PriceNotice changes={[]} amount={19_900} />);
    expect(queryByRole('status')).toBeNull();
  });
});
