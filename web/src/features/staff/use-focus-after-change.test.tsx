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

it('focuses the element when the focused control disappears', async () => {
  const { getByRole, getByTestId, rerender } = await render(<Steps state="open" />);
  getByRole('button').focus();
  rerender(<Steps state="closed" />);
  expect(document.activeElement).toBe(getByTestId('steps'));
});

it("doesn't move focus away from another control", async () => {
  const { getByRole, rerender } = await render(<Steps state="open" />);
  getByRole('textbox').focus();
  rerender(<Steps state="closed" />);
  expect(document.activeElement).toBe(getByRole('textbox'));
});

it("doesn't move focus when the page opens", async () => {
  await render(<Steps state="closed" />);
  expect(document.activeElement).toBe(document.body);
});
