import { describe, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { QuantityField } from './quantity-field.tsx';

async function open(quantity: number) {
  const onChange = vi.fn();
  const field = <QuantityField name="Drill" quantity={quantity} onChange={onChange} />;
  const screen = await render(field);
  const input = screen.getByRole('textbox', { name: 'Quantity of Drill' });
  const type = async (text: string) => {
    await screen.user.clear(input);
    await screen.user.type(input, text);
  };
  return { ...screen, onChange, input, type };
}

describe('QuantityField', () => {
  it('counts up and down by one', async () => {
    const { getByRole, user, onChange } = await open(3);
    await user.click(getByRole('button', { name: 'Increase quantity of Drill' }));
    await user.click(getByRole('button', { name: 'Decrease quantity of Drill' }));
    expect(onChange.mock.calls).toEqual([[4], [2]]);
  });

  it('does not go below one', async () => {
    const { getByRole } = await open(1);
    const decrease = getByRole('button', { name: 'Decrease quantity of Drill' });
    expect(decrease.hasAttribute('disabled')).toBe(true);
  });

  it.each(['{Enter}', '{Tab}'])('takes what was typed at %s, and not before', async (key) => {
    const { type, user, onChange } = await open(3);
    await type('12');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard(key);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each(['0', 'two', '1.5'])('puts back what was there instead of %s', async (text) => {
    const { input, type, getByDisplayValue, user, onChange } = await open(3);
    await type(text);
    await user.tab();
    expect(getByDisplayValue('3')).toBe(input);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('forgets what was typed at Escape', async () => {
    const { input, type, getByDisplayValue, user, onChange } = await open(3);
    await type('12{Escape}');
    await user.tab();
    expect(getByDisplayValue('3')).toBe(input);
    expect(onChange).not.toHaveBeenCalled();
  });
});
