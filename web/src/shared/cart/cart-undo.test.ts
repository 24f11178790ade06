import { afterAll, beforeEach, expect, it, vi } from 'vitest';

// Test files share modules, so the next file would start with this one's state.
afterAll(() => {
  vi.resetModules();
});

const drill = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': '' };
const cap = { ...drill, SKU: 'HC1', Name: 'Cap' };

function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

async function openPage() {
  vi.resetModules();
  const { cartStore } = await import('./cart-store.ts');
  return { cartStore, ...(await import('./cart-undo.ts')) };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  return () => vi.unstubAllGlobals();
});

it('keeps a replaced cart for the next page only', async () => {
  const first = await openPage();
  first.cartStore.add(drill, 2);
  first.replaceWithUndo([{ ...cap, quantity: 1 }]);

  const second = await openPage();
  const offer = second.consumeStoredChange();
  expect(offer?.change).toEqual({ kind: 'replaced' });
  if (offer) second.cartUndo.undo(offer);
  expect(second.cartStore.read()).toEqual([{ ...drill, quantity: 2 }]);

  expect((await openPage()).consumeStoredChange()).toBeNull();
});

it('offers the original cart after two replacements', async () => {
  const { cartStore, replaceWithUndo, consumeStoredChange } = await openPage();
  cartStore.add(drill, 2);
  replaceWithUndo([{ ...cap, quantity: 1 }]);
  replaceWithUndo([{ ...cap, quantity: 1 }]);
  expect(consumeStoredChange()?.before).toEqual([{ ...drill, quantity: 2 }]);
});

it('offers the latest cart if it changed between two replacements', async () => {
  const { cartStore, replaceWithUndo, consumeStoredChange } = await openPage();
  cartStore.add(drill, 2);
  replaceWithUndo([{ ...cap, quantity: 1 }]);
  cartStore.add(cap);
  replaceWithUndo([{ ...drill, quantity: 1 }]);
  expect(consumeStoredChange()?.before).toEqual([{ ...cap, quantity: 2 }]);
});

it("offers nothing if the cart was empty or didn't change", async () => {
  const { replaceWithUndo, consumeStoredChange } = await openPage();
  replaceWithUndo([{ ...cap, quantity: 1 }]);
  expect(consumeStoredChange()).toBeNull();
  replaceWithUndo([{ ...cap, quantity: 1 }]);
  expect(consumeStoredChange()).toBeNull();
});

it('ignores any other stored value', async () => {
  sessionStorage.setItem('cartUndo', '7');
  expect((await openPage()).consumeStoredChange()).toBeNull();
});
