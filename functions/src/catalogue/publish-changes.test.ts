import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import {
  type CatalogueChanges,
  noChanges,
} from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { describe, expect, it } from 'vitest';
import { changesPublisher, readEveryMs } from './publish-changes.ts';

const [{ sku } = { sku: '' }] = catalogue.products.filter(({ hidden }) => !hidden);
const change = { sku, changeId: 'c', version: 1, price: '$5.00', effectiveAt: 1_000 };

function shop(stored: CatalogueChanges) {
  const state = { stored, reads: 0, fails: false, now: 0 };
  const read = async () => {
    state.reads += 1;
    if (state.fails) throw new Error('unavailable');
    return state.stored;
  };
  return { state, publish: changesPublisher(read, () => state.now) };
}

describe('changesPublisher', () => {
  it('publishes nothing until staff have changed something', async () => {
    const { publish } = shop(noChanges);
    expect(JSON.parse((await publish()).body)).toEqual({
      version: 0,
      changes: [],
      startingPrices: {},
    });
  });

  it('reads the changes at most once per interval, regardless of the number of requests', async () => {
    const { state, publish } = shop({ version: 1, changes: [] });
    await Promise.all([publish(), publish(), publish()]);
    state.now = readEveryMs - 1;
    await publish();
    expect(state.reads).toBe(1);
    state.now = readEveryMs;
    state.stored = { version: 2, changes: [] };
    expect(JSON.parse((await publish()).body)).toMatchObject({ version: 2 });
    expect(state.reads).toBe(2);
  });

  it('applies scheduled changes on time without a read, and changes the ETag', async () => {
    const { state, publish } = shop({ version: 1, changes: [change] });
    state.now = 999;
    const before = await publish();
    state.now = 1_000;
    const after = await publish();
    expect(JSON.parse(before.body)).toMatchObject({ changes: [] });
    expect(JSON.parse(after.body)).toMatchObject({ changes: [{ sku, price: 500 }] });
    expect(after.etag).not.toBe(before.etag);
    expect((await publish()).etag).toBe(after.etag);
    expect(state.reads).toBe(1);
  });

  it('reads again after a failure', async () => {
    const { state, publish } = shop({ version: 1, changes: [] });
    state.fails = true;
    await expect(publish()).rejects.toThrow('unavailable');
    state.fails = false;
    expect(JSON.parse((await publish()).body)).toMatchObject({ version: 1 });
  });
});
