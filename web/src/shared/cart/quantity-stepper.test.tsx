import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

async function open(quantity: number, min: 0 | 1 = 1) {
  const onChange = vi.fn();
  const stepper = (
    <QuantityStepper name="Drill" quantity={quantity} min={min} onChange={onChange} />
  );
  const screen = await render(stepper);
  const input = screen.getByRole('textbox', { name: 'Quantity of Drill' });
  const type = async (text: string) => {
    await screen.user.clear(input);
    await screen.user.type(input, text);
  };
  const press = (name: string) => screen.user.click(screen.getByRole('button', { name }));
  return { ...screen, onChange, input, type, press };
}

describe('QuantityStepper', () => {
  it('counts up and down by one, and says so', async () => {
    const { press, onChange, findByText } = await open(3);
    await press('Increase quantity of Drill');
    expect(await findByText('Drill: quantity 4')).toBeTruthy();
    await press('Decrease quantity of Drill');
    expect(onChange.mock.calls).toEqual([[4], [2]]);
  });

  it.each([
    ['{ArrowUp}', 4],
    ['{ArrowDown}', 2],
    ['+', 4],
    ['-', 2],
  ])('counts by the key %s', async (key, quantity) => {
    const { input, user, onChange } = await open(3);
    input.focus();
    await user.keyboard(key);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(quantity);
  });

  it('does not go below one, nor above what can be ordered', async () => {
    const { getByRole, rerender } = await open(1);
    const isDisabled = (name: string) => getByRole('button', { name }).hasAttribute('disabled');
    expect(isDisabled('Decrease quantity of Drill')).toBe(true);
    rerender(<QuantityStepper name="Drill" quantity={9999} onChange={() => undefined} />);
    expect(isDisabled('Increase quantity of Drill')).toBe(true);
  });

  it('adds the first piece and removes the last where the quantity is the cart’s', async () => {
    const empty = await open(0, 0);
    await empty.press('Add Drill to cart');
    expect(empty.onChange).toHaveBeenCalledExactlyOnceWith(1);
    empty.unmount();
    const one = await open(1, 0);
    await one.press('Remove Drill');
    expect(one.onChange).toHaveBeenCalledExactlyOnceWith(0);
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
