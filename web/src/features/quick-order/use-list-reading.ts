import type { SkuOf } from '@dental-shop/domain/quick-order/list-reading';
import { makeShelf } from '@dental-shop/domain/quick-order/shelf';
import { useState } from 'react';
import type { ListOutcome } from './list-notice.tsx';
import { loadShelf } from './load-shelf.ts';
import { type Reading, readFile, readText } from './read-file.ts';
import type { Pad } from './use-pad.ts';

/** The codes of the catalogue, which a list is read by; waits for it where it still loads. */
async function loadSkuOf(): Promise<SkuOf> {
  const { products, lookup } = await loadShelf();
  return makeShelf({ products, lookup, otherNames: {}, nearest: () => [] }).skuOf;
}

export interface ListReading {
  outcome: ListOutcome | undefined;
  /** Resolves to whether it was read: where it was not, the text is still needed. */
  readList: (text: string) => Promise<boolean>;
  readListFile: (file: Blob) => void;
  forget: () => void;
}

/** Brings whole lists into the pad, and tells what became of the last. */
export function useListReading(pad: Pad): ListReading {
  const [outcome, setOutcome] = useState<ListOutcome>();
  const outcomeOf = async (
    read: (skuOf: SkuOf) => Reading | Promise<Reading>,
  ): Promise<ListOutcome> => {
    try {
      const reading = await read(await loadSkuOf());
      if (reading.status === 'failed') return reading;
      const { lines, leftOut } = reading.list;
      const refused = pad.add(lines);
      return { status: 'read', count: lines.length - refused, refused, leftOut };
    } catch (error) {
      console.error('A list could not be read.', { error });
      return { status: 'failed', failure: 'catalogue' };
    }
  };
  const take = async (read: (skuOf: SkuOf) => Reading | Promise<Reading>) => {
    const next = await outcomeOf(read);
    setOutcome(next);
    return next.status === 'read';
  };
  return {
    outcome,
    readList: (text) => take((skuOf) => readText(text, skuOf)),
    readListFile: (file) => void take((skuOf) => readFile(file, skuOf)),
    forget: () => setOutcome(undefined),
  };
}
