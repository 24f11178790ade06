import { useState } from 'react';
import { pageSize } from './table/use-row-pages.ts';

interface Candidates {
  pageKey: string;
  pager: { previous: (() => void) | undefined; next: (() => void) | undefined };
}

/** Pages through the matches of one page of candidates, and then on to the candidates' next page. */
export function useFoundPages<Row>(found: readonly Row[], { pageKey, pager }: Candidates) {
  const [shown, setShown] = useState({ pageKey, part: 0 });
  const [isGoingBack, setIsGoingBack] = useState(false);
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const entered = isGoingBack ? last : 0;
  // Rows may have been removed since.
  const part = Math.min(shown.pageKey === pageKey ? shown.part : entered, last);
  const show = (wanted: number) => () => setShown({ pageKey, part: wanted });
  const leave = (turn: (() => void) | undefined, back: boolean) =>
    turn &&
    (() => {
      setIsGoingBack(back);
      turn();
    });
  return {
    rows: found.slice(part * pageSize, (part + 1) * pageSize),
    pager: {
      previous: part > 0 ? show(part - 1) : leave(pager.previous, true),
      next: part < last ? show(part + 1) : leave(pager.next, false),
    },
  };
}
