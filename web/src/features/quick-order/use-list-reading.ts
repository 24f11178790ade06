import { useEffect, useRef, useState } from 'react';
import type { ListOutcome } from './list-notice.tsx';
import { loadShelf } from './load-shelf.ts';
import { readInWorker } from './read-in-worker.ts';
import type { Pad } from './use-pad.ts';

/** Most lists are read sooner, and their notice would only flicker. */
const noticeAfterMs = 500;

export interface ListReading {
  outcome: ListOutcome | undefined;
  /** Whether a list has been read for so long that the page should say so. */
  isSlow: boolean;
  cancel: () => void;
  /** Resolves to whether it was read: where it was not, the text is still needed. */
  readList: (source: string | Blob) => Promise<boolean>;
  forget: () => void;
}

/** Brings whole lists into the pad, and tells what became of the last. */
export function useListReading(pad: Pad): ListReading {
  const [outcome, setOutcome] = useState<ListOutcome>();
  const [isSlow, setIsSlow] = useState(false);
  const running = useRef(new Set<AbortController>());
  const cancel = () => {
    for (const reading of running.current) reading.abort();
  };
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const reading of current) reading.abort();
    };
  }, []);

  const outcomeOf = async (source: string | Blob, signal: AbortSignal): Promise<ListOutcome> => {
    try {
      const { products, lookup } = await loadShelf();
      const reading = await readInWorker({ source, products, lookup }, signal);
      if (reading.status === 'failed') return reading;
      const { lines, leftOut } = reading.list;
      const refused = pad.add(lines);
      return { status: 'read', count: lines.length - refused, refused, leftOut };
    } catch (error) {
      console.error('A list could not be read.', { error });
      return { status: 'failed', failure: 'catalogue' };
    }
  };
  return {
    outcome,
    isSlow,
    cancel,
    async readList(source) {
      const reading = new AbortController();
      running.current.add(reading);
      const timer = setTimeout(() => setIsSlow(true), noticeAfterMs);
      const next = await outcomeOf(source, reading.signal);
      clearTimeout(timer);
      running.current.delete(reading);
      if (running.current.size === 0) setIsSlow(false);
      setOutcome(next);
      return next.status === 'read';
    },
    forget: () => setOutcome(undefined),
  };
}
