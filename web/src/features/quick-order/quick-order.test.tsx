import { keyDimensions } from '@dental-shop/domain/catalogue/sizes/dimensions';
import {
  fixtureCatalogue,
  fixtureSpanish,
} from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import { buildSearchIndex } from '@dental-shop/domain/search/search-index';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStore, useCart } from '../../shared/cart/cart-store.ts';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { render } from '../../shared/testing/render.tsx';
import { QuickOrder } from './quick-order.tsx';
import type { WorkerReading } from './read-in-worker.ts';
import { type ListToRead, readList } from './read-list.ts';

const connection = vi.hoisted(() => ({ isLost: false }));
vi.mock('./load-shelf.ts', async (importOriginal) => {
  const { loadShelf } = await importOriginal<typeof import('./load-shelf.ts')>();
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  return { loadShelf: () => (connection.isLost ? lost() : loadShelf()) };
});

/** Stands in for the worker, which happy-dom doesn't have. */
const reader = vi.hoisted(() => ({ isStuck: false }));
vi.mock('./read-in-worker.ts', () => ({
  readInWorker: (list: ListToRead, signal: AbortSignal): Promise<WorkerReading> =>
    reader.isStuck
      ? new Promise((resolve) => {
          const canceled = { status: 'failed', failure: 'canceled' } as const;
          signal.addEventListener('abort', () => resolve(canceled));
        })
      : readList(list),
}));

const files: Record<string, unknown> = {
  [catalogueData.searchIndex.url]: buildSearchIndex(fixtureCatalogue.products, fixtureSpanish),
  [catalogueData.search.url]: visibleEntries(fixtureCatalogue.products).map((product) => ({
    ...product,
    dimensions: keyDimensions(product),
  })),
  [catalogueData.shelfLookup.url]: {
    gtins: { '09520000000103': 'I4510', '09520000000110': 'CS28' },
    hidden: ['900001'],
  },
};

beforeEach(() => {
  cartStore.replace([]);
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string) => Response.json(files[url]));
});
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const items = useCart().map(({ SKU, quantity }) => `${quantity} ${SKU}`);
  return (
    <>
      <QuickOrder />
      <output aria-label="cart">{items.join(', ')}</output>
    </>
  );
}

async function open() {
  const page = await render(<Page />, { content: ['pad'] });
  return {
    ...page,
    cart: () => page.getByRole('status', { name: 'cart' }).textContent,
    part: (number: number) => page.getByRole('combobox', { name: `SKU or name, line ${number}` }),
    button: (name: string | RegExp) => page.findByRole('button', { name }),
  };
}

describe('the pad', () => {
  it('takes a list that is pasted into a line, and keeps what is at fault', async () => {
    const { user, part, button, cart, findByText } = await open();
    await user.click(part(1));
    await user.paste('I4510 x 3\nCS28 x 0\n900001\nKE19\nI4519\nHello,');
    expect(await findByText('5 lines read.')).toBeTruthy();
    expect(await findByText('1 line was skipped because it names no part:')).toBeTruthy();
    for (const answer of [
      'Line 2: Cover Screw 2.8 mm. How many? Enter a whole number from 1 to 9999.',
      'Line 3: 900001 is no longer sold. Remove the line, or ask us what replaces it.',
      'Line 4: Surgical Instrument Case. This item is only available as part of a kit.',
      'Line 5: no part has this SKU or name. Did you mean one of these?',
    ]) {
      expect(await findByText(answer)).toBeTruthy();
    }
    expect(cart()).toBe('');
    await user.click(await button('Add 1 Item to the Cart'));
    expect(cart()).toBe('3 I4510');
    expect(await findByText('1 item is in your cart.')).toBeTruthy();
    expect(await findByText('4 lines need correcting and stay here.')).toBeTruthy();
    expect(part(1)).toHaveProperty('value', 'CS28');
  });

  it('asks which column holds the quantities, and reads the list by the answer', async () => {
    const { user, part, findByRole, getByRole, queryByRole, findByText } = await open();
    await user.click(part(1));
    await user.paste('I4510\tImplant\t12.00\tEA\t139.00\nHC4804\tCap\t6.00\tEA\t26.00');
    const question = await findByRole('form', { name: 'Which column holds the quantities?' });
    expect(question.contains(document.activeElement)).toBe(true);
    expect(part(1)).toHaveProperty('value', '');
    await user.click(getByRole('radio', { name: 'Column C (for example: 12.00, 6.00)' }));
    await user.click(getByRole('button', { name: 'Continue' }));
    expect(await findByText('2 lines read.')).toBeTruthy();
    expect(part(1)).toHaveProperty('value', 'I4510');
    expect(getByRole('textbox', { name: 'Quantity, line 1' })).toHaveProperty('value', '12');
    expect(queryByRole('form', { name: 'Which column holds the quantities?' })).toBeNull();
  });

  it('drops a list whose question is canceled', async () => {
    const { user, part, findByRole, getByRole, queryByRole } = await open();
    await user.click(part(1));
    await user.paste('SKU\tShelf\nI4510\t7');
    await findByRole('form', { name: 'Which column holds the quantities?' });
    await user.click(getByRole('button', { name: 'Cancel' }));
    expect(queryByRole('form', { name: 'Which column holds the quantities?' })).toBeNull();
    expect(part(1)).toHaveProperty('value', '');
  });

  it('asks for a quantity that it does not understand', async () => {
    const { user, part, findByText, getByRole } = await open();
    await user.click(part(1));
    await user.paste('I4510, 1 dozen');
    await vi.waitFor(() => expect(part(1)).toHaveProperty('value', 'I4510'));
    expect(getByRole('textbox', { name: 'Quantity, line 1' })).toHaveProperty('value', '1 dozen');
    expect(await findByText(/^Line 1: Standard Medium Implant.* How many\?/)).toBeTruthy();
  });

  it('leaves a SKU that is pasted alone in its field, and takes a quantity beside it', async () => {
    const { user, part, findByText, getByRole } = await open();
    await user.type(part(1), 'I4510');
    expect(await findByText('I4510 · $139.00')).toBeTruthy();
    await user.click(part(2));
    await user.paste('CS28');
    expect(part(2)).toHaveProperty('value', 'CS28');
    await user.click(part(3));
    await user.paste('HC4804, 2');
    await vi.waitFor(() => expect(part(3)).toHaveProperty('value', 'HC4804'));
    expect(getByRole('textbox', { name: 'Quantity, line 3' })).toHaveProperty('value', '2');
  });

  it('goes on with the key that finishes a field, however soon the next one follows', async () => {
    const { user, part, findByText, findAllByRole, getByRole } = await open();
    await user.click(part(1));
    await user.keyboard('cover scr');
    await findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}3{Enter}i4510{Enter}kr30');
    expect(part(1)).toHaveProperty('value', 'CS28');
    expect(getByRole('textbox', { name: 'Quantity, line 1' })).toHaveProperty('value', '3');
    expect(part(2)).toHaveProperty('value', 'i4510');
    expect(part(3)).toHaveProperty('value', 'kr30');
    expect(await findByText(/^CS28 · 3 ×/)).toBeTruthy();
  });

  it('does not take the suggestion under a resting pointer with Enter', async () => {
    const { user, part, findAllByRole } = await open();
    await user.type(part(1), 'cover scr');
    const [option] = await findAllByRole('option');
    if (option) fireEvent.mouseMove(option);
    await user.keyboard('{Enter}');
    expect(part(1)).toHaveProperty('value', 'cover scr');
    expect(document.activeElement).toBe(part(2));
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves keys to an input method that is composing (%o)',
    async (composing) => {
      const { user, part, getByRole, findAllByRole, queryAllByRole } = await open();
      await user.type(part(1), 'cover scr');
      await findAllByRole('option');
      for (const key of ['ArrowDown', 'Enter', 'Escape']) {
        expect(fireEvent.keyDown(part(1), { key, ...composing })).toBe(true);
      }
      expect(part(1)).toHaveProperty('value', 'cover scr');
      expect(part(1).getAttribute('aria-activedescendant') || null).toBeNull();
      expect(queryAllByRole('option')).not.toHaveLength(0);
      expect(document.activeElement).toBe(part(1));
      const quantity = getByRole('textbox', { name: 'Quantity, line 1' });
      quantity.focus();
      expect(fireEvent.keyDown(quantity, { key: 'Enter', ...composing })).toBe(true);
      expect(document.activeElement).toBe(quantity);
    },
  );

  it('moves a quantity that is typed behind the SKU to its own field', async () => {
    const { user, part, getByRole, findByText } = await open();
    await findByText('No line can be added yet.');
    await user.type(part(1), 'i-4510 x 3{Enter}');
    await vi.waitFor(() => expect(part(1)).toHaveProperty('value', 'I4510'));
    expect(getByRole('textbox', { name: 'Quantity, line 1' })).toHaveProperty('value', '3');
    await vi.waitFor(() => expect(document.activeElement).toBe(part(2)));
  });

  it('says beforehand what one order cannot take', async () => {
    const sold = fixtureCatalogue.products
      .filter(({ price }) => isPurchasable(price))
      .map(({ sku }) => sku);
    const { user, part, button, findByText, queryByText } = await open();
    await user.click(part(1));
    await user.paste(sold.slice(0, 50).join('\n'));
    await button('Add 50 Items to the Cart');
    expect(queryByText(/One order takes at most/)).toBeNull();
    await user.click(part(51));
    await user.paste(sold.slice(50, 52).join('\n'));
    await button('Add 52 Items to the Cart');
    expect(await findByText(/One order takes at most 50 different items\./)).toBeTruthy();
  });

  it('is cleared, and comes back', async () => {
    const { user, part, button } = await open();
    await user.type(part(1), 'I4510');
    await user.click(await button('Clear the Pad'));
    expect(part(1)).toHaveProperty('value', '');
    // The pressed button is gone: the keyboard goes on from the notice.
    await user.tab();
    expect(document.activeElement).toBe(await button('Undo'));
    await user.keyboard('{Enter}');
    expect(part(1)).toHaveProperty('value', 'I4510');
    await user.tab();
    expect(document.activeElement).toBe(part(1));
  });

  it('comes back together with what was written since', async () => {
    const { user, part, button } = await open();
    await user.type(part(1), 'I4510');
    await user.click(await button('Clear the Pad'));
    await user.type(part(1), 'CS28');
    await user.click(await button('Undo'));
    expect(part(1)).toHaveProperty('value', 'I4510');
    expect(part(2)).toHaveProperty('value', 'CS28');
    expect(part(3)).toHaveProperty('value', '');
  });

  it('speaks in a region that was there before, which screen readers hear', async () => {
    const { user, part, button, findByText, getAllByRole } = await open();
    const before = getAllByRole('status');
    const isHeard = (text: HTMLElement) => before.some((region) => region.contains(text));
    await user.click(part(1));
    await user.paste('I4510\nCS28');
    expect(isHeard(await findByText('2 lines read.'))).toBe(true);
    await user.click(await button('Add 2 Items to the Cart'));
    expect(isHeard(await findByText('2 items are in your cart.'))).toBe(true);
    await user.type(part(1), 'CS28');
    await user.click(await button('Clear the Pad'));
    expect(isHeard(await findByText('The pad is empty.'))).toBe(true);
    await user.click(await button('Undo'));
    expect(isHeard(await findByText('The lines are back.'))).toBe(true);
  });

  it('survives a reload', async () => {
    const first = await open();
    await first.user.type(first.part(1), 'I4510');
    first.unmount();
    const { part, findByText } = await open();
    await vi.waitFor(() => expect(part(1)).toHaveProperty('value', 'I4510'));
    expect(await findByText('I4510 · $139.00')).toBeTruthy();
  });
});

describe('a list that could not be read', () => {
  const list = () =>
    open().then((page) => ({ ...page, field: page.getByLabelText('Paste a list') }));
  const catalogueFailed = 'The catalogue could not be loaded. Please check your connection.';

  it('stays in its field until it was', async () => {
    connection.isLost = true;
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, field, part, button, findAllByText, findByText } = await list();
    await user.type(field, 'I4510 x 3');
    await user.click(await button('Read the List'));
    await findAllByText(catalogueFailed);
    expect(field).toHaveProperty('value', 'I4510 x 3');
    // A list for a line of the pad has no field of its own.
    await user.click(part(1));
    await user.paste('CS28\nHC4804');
    await vi.waitFor(() => expect(field).toHaveProperty('value', 'I4510 x 3\nCS28\nHC4804'));

    connection.isLost = false;
    await user.click(await button('Read the List'));
    expect(await findByText('3 lines read.')).toBeTruthy();
    expect(field).toHaveProperty('value', '');
  });

  it('can be canceled, and is in its field again', async () => {
    reader.isStuck = true;
    const { user, field, button, findByText, queryByText } = await list();
    await user.click(field);
    await user.paste('I4510 x 3');
    await findByText('Reading the list…');
    await user.click(await button('Cancel'));
    await findByText('Reading was canceled. No lines were added.');
    expect(queryByText('Reading the list…')).toBeNull();
    expect(document.activeElement?.contains(await findByText(/canceled/))).toBe(true);
    expect(field).toHaveProperty('value', 'I4510 x 3');

    reader.isStuck = false;
    await user.click(await button('Read the List'));
    expect(await findByText('1 line read.')).toBeTruthy();
  });

  it("reads one long line outside the page's thread", async () => {
    const { user, part, findByText } = await list();
    await user.click(part(1));
    await user.paste(`I4510 x 3${' '.repeat(300)}.`);
    expect(await findByText('1 line read.')).toBeTruthy();
  });

  it('is in the field where it was pasted', async () => {
    const { user, field, findByText } = await list();
    const tooLong = 'I4510\n'.repeat(12_000);
    await user.click(field);
    await user.paste(tooLong);
    await findByText(/That is too long for one list/);
    expect(field).toHaveProperty('value', tooLong);
  });
});

describe('scanning', () => {
  function stubCamera(codes: readonly string[], formats = ['data_matrix']) {
    const stop = vi.fn();
    let looks = 0;
    class Detector {
      static getSupportedFormats = async () => formats;
      detect = async () => {
        const code = codes[looks];
        looks += 1;
        return code ? [{ rawValue: code }] : [];
      };
    }
    vi.stubGlobal('BarcodeDetector', Detector);
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: navigator.userAgent,
      mediaDevices: {
        enumerateDevices: async () => [{ kind: 'videoinput' }],
        getUserMedia: async () => ({ getTracks: () => [{ stop }] }),
      },
    });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
    vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue();
    return stop;
  }

  it('is hidden on a device without a camera', async () => {
    const { queryByRole, button } = await open();
    await button('Choose a File');
    expect(queryByRole('button', { name: 'Scan a Box' })).toBeNull();
  });

  it('puts boxes on the pad by their GTIN, and turns the camera off', async () => {
    const stop = stubCamera(['01095200000001031727123110A1', '9520000000110', 'I4510']);
    const { user, button, part, findByText } = await open();
    await user.click(await button('Scan a Box'));
    expect(await findByText('I4510, Standard Medium Implant 4.5 × 10 mm: 2')).toBeTruthy();
    await user.click(await button('Done'));
    await vi.waitFor(() => expect(stop).toHaveBeenCalled());
    expect(part(1)).toHaveProperty('value', 'I4510');
    expect(part(2)).toHaveProperty('value', 'CS28');
  });
});
