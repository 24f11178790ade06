import { fireEvent } from '@testing-library/react';
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
  it('counts up and down by one and announces the quantity', async () => {
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
  ])('counts with the key %s', async (key, quantity) => {
    const { input, user, onChange } = await open(3);
    input.focus();
    await user.keyboard(key);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(quantity);
  });

  it("doesn't go below one or above the maximum", async () => {
    const { press, onChange, rerender } = await open(1);
    await press('Decrease quantity of Drill');
    rerender(<QuantityStepper name="Drill" quantity={9999} onChange={onChange} />);
    await press('Increase quantity of Drill');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps focus on a button that becomes disabled but removes it from the tab order', async () => {
    const { getByRole, rerender, user, input } = await open(2);
    const decrease = getByRole('button', { name: 'Decrease quantity of Drill' });
    decrease.focus();
    rerender(<QuantityStepper name="Drill" quantity={1} onChange={() => undefined} />);
    expect(decrease.getAttribute('aria-disabled')).toBe('true');
    expect(decrease.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(decrease);
    await user.tab();
    expect(document.activeElement).toBe(input);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(document.body);
  });

  it("adds and removes the item if it shows the cart's quantity", async () => {
    const empty = await open(0, 0);
    await empty.press('Add Drill to cart');
    expect(empty.onChange).toHaveBeenCalledExactlyOnceWith(1);
    empty.unmount();
    const one = await open(1, 0);
    await one.press('Remove Drill');
    expect(one.onChange).toHaveBeenCalledExactlyOnceWith(0);
  });

  it.each(['{Enter}', '{Tab}'])('commits a typed quantity only on %s', async (key) => {
    const { type, user, onChange } = await open(3);
    await type('12');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard(key);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each(['0', 'two', '1.5'])('restores the previous quantity instead of %s', async (text) => {
    const { input, type, getByDisplayValue, user, onChange } = await open(3);
    await type(text);
    await user.tab();
    expect(getByDisplayValue('3')).toBe(input);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'ignores keys while an input method is composing (%o)',
    async (composing) => {
      const { input, type, onChange } = await open(3);
      await type('12');
      for (const key of ['ArrowUp', 'Enter', 'Escape']) {
        expect(fireEvent.keyDown(input, { key, ...composing })).toBe(true);
      }
      expect(input).toHaveProperty('value', '12');
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('discards a typed quantity on Escape', async () => {
    const { input, type, getByDisplayValue, user, onChange } = await open(3);
    await type('12{Escape}');
    await user.tab();
    expect(getByDisplayValue('3')).toBe(input);
    expect(onChange).not.toHaveBeenCalled();
  });
});
