import { use, useEffect, useMemo, useState } from 'react';
import { type CategoryData, catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { useOverlay } from '../../shared/catalogue-overlay/overlay-store.ts';
import { PageDataContext } from '../../shared/page-data/use-page-data.ts';

/** For a large category, `first` has only the first page of parts. The rest is fetched when needed. */
export function useFullCategory(first: CategoryData, isNeeded: boolean) {
  const store = use(PageDataContext);
  const [full, setFull] = useState<CategoryData | null>();
  const [failure, setFailure] = useState<unknown>();
  const isPartial = first.firstOf !== undefined;
  const { url } = catalogueData.wholeCategory(first.category);
  const overlay = useOverlay();
  const [opened] = useState(overlay);
  useEffect(() => {
    if (!isPartial || !isNeeded) return;
    let isCurrent = true;
    store.load(url).then(
      // Safe to cast: the same build wrote this file.
      (data) => isCurrent && setFull(data as CategoryData | null),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, url, isPartial, isNeeded]);
  const data = useMemo(
    () => full && overlay.apply(url, full, opened),
    [overlay, url, full, opened],
  );
  if (failure !== undefined) throw failure;
  if (full === null) throw new Error(`The build has no file ${url}.`);
  return data ? { data, isComplete: true } : { data: first, isComplete: !isPartial };
}
