import MuiButton from '@mui/material/Button';
import { describe, expect, it } from 'vitest';
import { Button } from '../ui/button.tsx';
import { render } from './render.tsx';
import { expectTranslatableText, siblingTexts } from './sibling-text.ts';

describe('siblingTexts', () => {
  it('finds text next to an element, text in several parts, and labels of plain buttons', async () => {
    const price = '$5';
    const { container, unmount } = await render(
      <>
        <p>
          Total <b>{price}</b>
        </p>
        <p>from {price}</p>
        <MuiButton>Add</MuiButton>
      </>,
    );
    expect(siblingTexts(container)).toEqual(['Total ', 'from ', price, 'Add']);
    expect(() => expectTranslatableText(container)).toThrow('"Total "');
    unmount();
  });

  it("ignores an element's only text child and the label of the shop's button", async () => {
    const { container } = await render(
      <p>
        <span>Total</span> <b>$5</b> <Button startIcon={<svg />}>Add</Button>
      </p>,
    );
    expect(container.textContent).toBe('Total $5 Add');
    expect(siblingTexts(container)).toEqual([]);
  });

  it('ignores text that browsers must not translate', async () => {
    const { container } = await render(
      <p translate="no">
        ana
        <wbr />
        @example.com
      </p>,
    );
    expect(siblingTexts(container)).toEqual([]);
  });
});
