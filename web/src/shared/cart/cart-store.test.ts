import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

// Test files share modules, so the next file would start with this one's state.
afterAll(() => {
  vi.resetModules();
});

const item = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': 'HD55S.svg' };

function storageWith(stored: Record<string, string>): Storage {
  const entries = new Map(Object.entries(stored));
  return {
    length: entries.size,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

async function openPage(storage: Storage) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return (await import('./cart-store.ts')).cartStore;
}

const storedCart = (storage: Storage) => JSON.parse(storage.getItem('cart') ?? 'null') as unknown;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('cartStore', () => {
  it('stores every change under the key "cart"', async () => {
    const storage = storageWith({});
    const cart = await openPage(storage);
    cart.add(item, 2);
    cart.add(item);
    expect(storedCart(storage)).toEqual([{ ...item, quantity: 3 }]);
    cart.updateQuantity('hd55s', 5);
    expect(storedCart(storage)).toEqual([{ ...item, quantity: 5 }]);
    cart.remove('HD55S');
    expect(storedCart(storage)).toEqual([]);
  });

  it("adds several items in one write, or none if they don't all fit", async () => {
    const storage = storageWith({});
    const write = vi.spyOn(storage, 'setItem');
    const cart = await openPage(storage);
    const other = { ...item, SKU: 'CS28' };
    cart.add(item);
    expect(
      cart.addItems([
        { item: other, quantity: 2 },
        { item, quantity: 3 },
      ]),
    ).toBe(true);
    expect(storedCart(storage)).toEqual([
      { ...item, quantity: 4 },
      { ...other, quantity: 2 },
    ]);
    const many = Array.from({ length: 249 }, (_, index) => ({
      item: { ...item, SKU: `SKU${index}` },
      quantity: 1,
    }));
    expect(cart.addItems(many)).toBe(false);
    expect(storedCart(storage)).toHaveLength(2);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('continues from the cart that an earlier page stored', async () => {
    const storage = storageWith({ cart: JSON.stringify([{ ...item, quantity: 4 }]) });
    (await openPage(storage)).add(item);
    expect(storedCart(storage)).toEqual([{ ...item, quantity: 5 }]);
  });

  it('survives full or blocked storage', async () => {
    const fail = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const cart = await openPage({ ...storageWith({}), getItem: fail, setItem: fail });
    expect(() => cart.add(item)).not.toThrow();
    expect(console.warn).toHaveBeenCalled();
  });
});
