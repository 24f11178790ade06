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
import type { WorkerReading } from './list/read-in-worker.ts';
import { type ListInput, readList } from './list/read-list.ts';
import { QuickOrder } from './quick-order.tsx';

const connection = vi.hoisted(() => ({ isLost: false }));
vi.mock('./load-shelf.ts', async (importOriginal) => {
  const { loadShelf } = await importOriginal<typeof import('./load-shelf.ts')>();
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  return { loadShelf: () => (connection.isLost ? lost() : loadShelf()) };
});

/** happy-dom doesn't support workers. */
const reader = vi.hoisted(() => ({ isStuck: false }));
vi.mock('./list/read-in-worker.ts', () => ({
  readInWorker: (list: ListInput, signal: AbortSignal): Promise<WorkerReading> =>
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

describe('quick order pad', () => {
  it('adds a pasted list but keeps lines with errors on the pad', async () => {
    const { user, part, button, cart, findByText } = await open();
    await user.click(part(1));
    await user.paste('I4510 x 3\nCS28 x 0\n900001\nKE19\nI4519\nHello,');
    expect(await findByText('5 lines imported.')).toBeTruthy();
    expect(await findByText('1 line was skipped because it doesn’t include a part:')).toBeTruthy();
    for (const message of [
      'Line 2: Cover Screw 2.8 mm. How many? Enter a whole number from 1 to 9999.',
      'Line 3: 900001 is no longer sold. Remove the line, or ask us for a replacement.',
      'Line 4: Surgical Instrument Case. This item is only available as part of a kit.',
      'Line 5: no part has this SKU or name. Did you mean one of these?',
    ]) {
      expect(await findByText(message)).toBeTruthy();
    }
    expect(cart()).toBe('');
    await user.click(await button('Add 1 item to cart'));
    expect(cart()).toBe('3 I4510');
    expect(await findByText('1 item is in your cart.')).toBeTruthy();
    expect(await findByText('4 lines need to be corrected and will stay here.')).toBeTruthy();
    expect(part(1)).toHaveProperty('value', 'CS28');
  });

  it('reads the quantities from the column that the user chooses', async () => {
    const { user, part, findByRole, getByRole, queryByRole, findByText } = await open();
    await user.click(part(1));
    await user.paste('I4510\tImplant\t12.00\tEA\t139.00\nHC4804\tCap\t6.00\tEA\t26.00');
    const question = await findByRole('form', { name: 'Which column has the quantities?' });
    expect(question.contains(document.activeElement)).toBe(true);
    expect(part(1)).toHaveProperty('value', '');
    await user.click(getByRole('radio', { name: 'Column C (for example: 12.00, 6.00)' }));
    await user.click(getByRole('button', { name: 'Continue' }));
    expect(await findByText('2 lines imported.')).toBeTruthy();
    expect(part(1)).toHaveProperty('value', 'I4510');
    expect(getByRole('textbox', { name: 'Quantity, line 1' })).toHaveProperty('value', '12');
    expect(queryByRole('form', { name: 'Which column has the quantities?' })).toBeNull();
  });

  it('discards the list if the user cancels the column question', async () => {
    const { user, part, findByRole, getByRole, queryByRole } = await open();
    await user.click(part(1));
    await user.paste('SKU\tShelf\nI4510\t7');
    await findByRole('form', { name: 'Which column has the quantities?' });
    await user.click(getByRole('button', { name: 'Cancel' }));
    expect(queryByRole('form', { name: 'Which column has the quantities?' })).toBeNull();
    expect(part(1)).toHaveProperty('value', '');
  });

  it("flags a quantity that can't be parsed", async () => {
    const { user, part, findByText, getByRole } = await open();
    await user.click(part(1));
    await user.paste('I4510, 1 dozen');
    await vi.waitFor(() => expect(part(1)).toHaveProperty('value', 'I4510'));
    expect(getByRole('textbox', { name: 'Quantity, line 1' })).toHaveProperty('value', '1 dozen');
    expect(await findByText(/^Line 1: Standard Medium Implant.* How many\?/)).toBeTruthy();
  });

  it('keeps a pasted SKU in its field and moves a pasted quantity to its own', async () => {
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

  it('moves to the next field on Enter, even if typing continues immediately', async () => {
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

  it("doesn't select a suggestion on Enter just because the pointer is over it", async () => {
    const { user, part, findAllByRole } = await open();
    await user.type(part(1), 'cover scr');
    const [option] = await findAllByRole('option');
    if (option) fireEvent.mouseMove(option);
    await user.keyboard('{Enter}');
    expect(part(1)).toHaveProperty('value', 'cover scr');
    expect(document.activeElement).toBe(part(2));
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'ignores keys while an input method is composing (%o)',
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

  it('moves a quantity typed after the SKU to its own field', async () => {
    const { user, part, getByRole, findByText } = await open();
    await findByText('Nothing to add yet.');
    await user.type(part(1), 'i-4510 x 3{Enter}');
    await vi.waitFor(() => expect(part(1)).toHaveProperty('value', 'I4510'));
    expect(getByRole('textbox', { name: 'Quantity, line 1' })).toHaveProperty('value', '3');
    await vi.waitFor(() => expect(document.activeElement).toBe(part(2)));
  });

  it('warns in advance about items that exceed the limit per order', async () => {
    const sold = fixtureCatalogue.products
      .filter(({ price }) => isPurchasable(price))
      .map(({ sku }) => sku);
    const { user, part, button, findByText, queryByText } = await open();
    await user.click(part(1));
    await user.paste(sold.slice(0, 50).join('\n'));
    await button('Add 50 items to cart');
    expect(queryByText(/An order can have up to/)).toBeNull();
    await user.click(part(51));
    await user.paste(sold.slice(50, 52).join('\n'));
    await button('Add 52 items to cart');
    expect(await findByText(/An order can have up to 50 different items\./)).toBeTruthy();
  });

  it('restores the pad after it was cleared', async () => {
    const { user, part, button } = await open();
    await user.type(part(1), 'I4510');
    await user.click(await button('Clear all lines'));
    expect(part(1)).toHaveProperty('value', '');
    await user.tab();
    expect(document.activeElement).toBe(await button('Undo'));
    await user.keyboard('{Enter}');
    expect(part(1)).toHaveProperty('value', 'I4510');
    await user.tab();
    expect(document.activeElement).toBe(part(1));
  });

  it('restores cleared lines above lines entered later', async () => {
    const { user, part, button } = await open();
    await user.type(part(1), 'I4510');
    await user.click(await button('Clear all lines'));
    await user.type(part(1), 'CS28');
    await user.click(await button('Undo'));
    expect(part(1)).toHaveProperty('value', 'I4510');
    expect(part(2)).toHaveProperty('value', 'CS28');
    expect(part(3)).toHaveProperty('value', '');
  });

  it('announces results in live regions that already exist', async () => {
    const { user, part, button, findByText, getAllByRole } = await open();
    const before = getAllByRole('status');
    const isAnnounced = (text: HTMLElement) => before.some((region) => region.contains(text));
    await user.click(part(1));
    await user.paste('I4510\nCS28');
    expect(isAnnounced(await findByText('2 lines imported.'))).toBe(true);
    await user.click(await button('Add 2 items to cart'));
    expect(isAnnounced(await findByText('2 items are in your cart.'))).toBe(true);
    await user.type(part(1), 'CS28');
    await user.click(await button('Clear all lines'));
    expect(isAnnounced(await findByText('All lines cleared.'))).toBe(true);
    await user.click(await button('Undo'));
    expect(isAnnounced(await findByText('Lines restored.'))).toBe(true);
  });

  it('keeps its lines after a reload', async () => {
    const first = await open();
    await first.user.type(first.part(1), 'I4510');
    first.unmount();
    const { part, findByText } = await open();
    await vi.waitFor(() => expect(part(1)).toHaveProperty('value', 'I4510'));
    expect(await findByText('I4510 · $139.00')).toBeTruthy();
  });
});

describe("list that couldn't be read", () => {
  const list = () =>
    open().then((page) => ({ ...page, field: page.getByLabelText('Paste a list') }));
  const catalogueFailed = 'We couldn’t load the catalogue. Check your connection.';

  it('stays in its field until it can be read', async () => {
    connection.isLost = true;
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, field, part, button, findAllByText, findByText } = await list();
    await user.type(field, 'I4510 x 3');
    await user.click(await button('Import list'));
    await findAllByText(catalogueFailed);
    expect(field).toHaveProperty('value', 'I4510 x 3');
    await user.click(part(1));
    await user.paste('CS28\nHC4804');
    await vi.waitFor(() => expect(field).toHaveProperty('value', 'I4510 x 3\nCS28\nHC4804'));

    connection.isLost = false;
    await user.click(await button('Import list'));
    expect(await findByText('3 lines imported.')).toBeTruthy();
    expect(field).toHaveProperty('value', '');
  });

  it('returns to its field when reading is canceled', async () => {
    reader.isStuck = true;
    const { user, field, button, findByText, queryByText } = await list();
    await user.click(field);
    await user.paste('I4510 x 3');
    await findByText('Importing the list…');
    await user.click(await button('Cancel'));
    await findByText('Import canceled. No lines were added.');
    expect(queryByText('Importing the list…')).toBeNull();
    expect(document.activeElement?.contains(await findByText(/canceled/))).toBe(true);
    expect(field).toHaveProperty('value', 'I4510 x 3');

    reader.isStuck = false;
    await user.click(await button('Import list'));
    expect(await findByText('1 line imported.')).toBeTruthy();
  });

  it('reads a single long line in the worker', async () => {
    const { user, part, findByText } = await list();
    await user.click(part(1));
    await user.paste(`I4510 x 3${' '.repeat(300)}.`);
    expect(await findByText('1 line imported.')).toBeTruthy();
  });

  it('stays in the field if it is too long', async () => {
    const { user, field, findByText } = await list();
    const tooLong = 'I4510\n'.repeat(12_000);
    await user.click(field);
    await user.paste(tooLong);
    await findByText(/This list is too long/);
    expect(field).toHaveProperty('value', tooLong);
  });
});

describe('scanning', () => {
  function stubCamera(codes: readonly string[], formats = ['data_matrix']) {
    const stop = vi.fn();
    let frame = 0;
    class Detector {
      static getSupportedFormats = async () => formats;
      detect = async () => {
        const code = codes[frame];
        frame += 1;
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
    await button('Choose a file');
    expect(queryByRole('button', { name: 'Scan a box' })).toBeNull();
  });

  it('adds boxes to the pad by GTIN and turns the camera off', async () => {
    const stop = stubCamera(['01095200000001031727123110A1', '9520000000110', 'I4510']);
    const { user, button, part, findByText } = await open();
    await user.click(await button('Scan a box'));
    expect(await findByText('I4510, Standard Medium Implant 4.5 × 10 mm: 2')).toBeTruthy();
    await user.click(await button('Done'));
    await vi.waitFor(() => expect(stop).toHaveBeenCalled());
    expect(part(1)).toHaveProperty('value', 'I4510');
    expect(part(2)).toHaveProperty('value', 'CS28');
  });
});
