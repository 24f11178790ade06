import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCatalogueTranslation } from '../../shared/catalogue/catalogue-translation.ts';
import type { ListQuestion } from './list/list-question.tsx';
import { readInWorker, type WorkerReading } from './list/read-in-worker.ts';
import type { ListChoice } from './list/read-list.ts';
import { loadShelf } from './load-shelf.ts';
import type { ListOutcome } from './pad-notices.tsx';
import type { Pad } from './use-pad.ts';

/** Most lists take less time than this, so a notice would only flicker. */
const noticeAfterMs = 500;

export function useListReading(pad: Pad) {
  const { i18n } = useTranslation();
  const [outcome, setOutcome] = useState<ListOutcome>();
  const [question, setQuestion] = useState<ListQuestion>();
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

  const read = async (
    source: string | Blob,
    choice: ListChoice,
  ): Promise<WorkerReading | undefined> => {
    const reading = new AbortController();
    running.current.add(reading);
    const timer = setTimeout(() => setIsSlow(true), noticeAfterMs);
    try {
      const { products, lookup } = await loadShelf();
      const otherNames = readCatalogueTranslation(i18n)?.products ?? {};
      return await readInWorker({ source, products, lookup, otherNames, choice }, reading.signal);
    } catch (error) {
      console.error('A list could not be read.', { error });
      return undefined;
    } finally {
      clearTimeout(timer);
      running.current.delete(reading);
      if (running.current.size === 0) setIsSlow(false);
    }
  };
  /** Resolves to false if reading failed, so the caller can keep the source. */
  const importList = async (source: string | Blob, choice: ListChoice): Promise<boolean> => {
    setQuestion(undefined);
    const reading = await read(source, choice);
    if (reading?.status === 'column-question' || reading?.status === 'sheet-question') {
      setOutcome(undefined);
      setQuestion({
        reading,
        choose: (more) => void importList(source, { ...choice, ...more }),
        dismiss: () => setQuestion(undefined),
      });
      return true;
    }
    if (reading?.status !== 'read') {
      setOutcome(reading ?? { status: 'failed', failure: 'catalogue' });
      return false;
    }
    const { list, hiddenRows } = reading;
    const refused = pad.add(list.lines);
    const count = list.lines.length - refused;
    setOutcome({ status: 'read', count, refused, skipped: list.skipped, hiddenRows });
    return true;
  };
  return {
    outcome,
    question,
    isSlow,
    cancel,
    readList: (source: string | Blob) => importList(source, {}),
    dismissOutcome: () => setOutcome(undefined),
  };
}
