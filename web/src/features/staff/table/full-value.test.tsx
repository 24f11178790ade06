import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { FullValue, valueClass } from './full-value.tsx';

const cell = (text: string) => (
  // biome-ignore lint/a11y/useSemanticElements: stands for a cell of MUI's grid
  <div role="gridcell" tabIndex={0} key={text}>
    <span className={valueClass}>{text}</span>
  </div>
);

/** There's no layout, so the test sets the widths. */
function setWidths(value: Element | null | undefined, scrollWidth: number, clientWidth: number) {
  if (value)
    Object.defineProperties(value, {
      scrollWidth: { value: scrollWidth },
      clientWidth: { value: clientWidth },
    });
}

async function open() {
  const page = await render(<FullValue>{[cell('fits'), cell('is too long')]}</FullValue>);
  const [short, long] = page.getAllByRole('gridcell');
  if (!short || !long) throw new Error('The cells are missing.');
  setWidths(short.firstElementChild, 80, 80);
  setWidths(long.firstElementChild, 300, 80);
  const shown = () => page.container.querySelector('[data-full-value]')?.textContent;
  return { ...page, shown, short, long };
}

it('shows the full text of a truncated cell under the pointer', async () => {
  const { short, long, shown } = await open();
  fireEvent.mouseOver(short);
  expect(shown()).toBeUndefined();
  fireEvent.mouseOver(long);
  expect(shown()).toBe('is too long');
  fireEvent.mouseOver(short);
  expect(shown()).toBeUndefined();
});

it('shows it while the cell has focus, until Escape', async () => {
  const { long, shown, user } = await open();
  fireEvent.focus(long);
  expect(shown()).toBe('is too long');
  await user.keyboard('{Escape}');
  expect(shown()).toBeUndefined();
  fireEvent.focus(long);
  expect(shown()).toBe('is too long');
  fireEvent.blur(long);
  expect(shown()).toBeUndefined();
});
