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
  readList: (text: string) => void;
  readListFile: (file: Blob) => void;
  forget: () => void;
}

/** Brings whole lists into the pad, and tells what became of the last. */
export function useListReading(pad: Pad): ListReading {
  const [outcome, setOutcome] = useState<ListOutcome>();
  const take = async (read: (skuOf: SkuOf) => Reading | Promise<Reading>) => {
    const reading = await read(await loadSkuOf());
    if (reading.status === 'failed') return setOutcome(reading);
    const { lines, leftOut } = reading.list;
    const refused = pad.add(lines);
    setOutcome({ status: 'read', count: lines.length - refused, refused, leftOut });
  };
  const start = (read: (skuOf: SkuOf) => Reading | Promise<Reading>) => {
    take(read).catch((error: unknown) => {
      console.error('A list could not be read.', { error });
      setOutcome({ status: 'failed', failure: 'catalogue' });
    });
  };
  return {
    outcome,
    readList: (text) => start((skuOf) => readText(text, skuOf)),
    readListFile: (file) => start((skuOf) => readFile(file, skuOf)),
    forget: () => setOutcome(undefined),
  };
}
