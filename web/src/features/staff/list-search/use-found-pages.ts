import { useState } from 'react';

interface Candidates {
  pageKey: string;
  pager: { previous: (() => void) | undefined; next: (() => void) | undefined };
}

/** Pages through the matches in one page of candidates, and then loads the candidates' next page. */
export function useFoundPages<Row>(
  found: readonly Row[],
  { pageKey, pager }: Candidates,
  size: number,
) {
  const [shown, setShown] = useState({ pageKey, part: 0 });
  const [isGoingBack, setIsGoingBack] = useState(false);
  const last = Math.max(0, Math.ceil(found.length / size) - 1);
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
    pageKey: `${pageKey} ${part}`,
    rows: found.slice(part * size, (part + 1) * size),
    pager: {
      previous: part > 0 ? show(part - 1) : leave(pager.previous, true),
      next: part < last ? show(part + 1) : leave(pager.next, false),
    },
  };
}
