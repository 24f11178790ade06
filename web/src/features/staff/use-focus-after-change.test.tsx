import { expect, it } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';

function Steps({ state }: { state: 'open' | 'closed' }) {
  return (
    <>
      <input aria-label="Elsewhere" />
      <div ref={useFocusAfterChange(state)} tabIndex={-1} data-testid="steps">
        {state === 'open' && <button type="button">Close</button>}
      </div>
    </>
  );
}

it('takes the focus of a control that disappears', async () => {
  const { getByRole, getByTestId, rerender } = await render(<Steps state="open" />);
  getByRole('button').focus();
  rerender(<Steps state="closed" />);
  expect(document.activeElement).toBe(getByTestId('steps'));
});

it("doesn't take the focus of another control", async () => {
  const { getByRole, rerender } = await render(<Steps state="open" />);
  getByRole('textbox').focus();
  rerender(<Steps state="closed" />);
  expect(document.activeElement).toBe(getByRole('textbox'));
});

it("doesn't take focus when the page opens", async () => {
  await render(<Steps state="closed" />);
  expect(document.activeElement).toBe(document.body);
});
