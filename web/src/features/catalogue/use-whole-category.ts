import { use, useEffect, useState } from 'react';
import { type CategoryData, catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { PageDataContext } from '../../shared/page-data/use-page-data.ts';

interface Parts {
  data: CategoryData;
  /** False where there are more parts than these, which are on their way if they are needed. */
  isWhole: boolean;
}

/**
 * A large category comes with the parts of its first page; the others are loaded once they are needed. Until
 * then the first ones stay in sight.
 */
export function useWholeCategory(first: CategoryData, isNeeded: boolean): Parts {
  const store = use(PageDataContext);
  const [whole, setWhole] = useState<CategoryData | null>();
  const [failure, setFailure] = useState<unknown>();
  const isPart = first.firstOf !== undefined;
  const { url } = catalogueData.wholeCategory(first.category);
  useEffect(() => {
    if (!isPart || !isNeeded) return;
    let isCurrent = true;
    store.load(url).then(
      // Written by the same build as the first parts.
      (data) => isCurrent && setWhole(data as CategoryData | null),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, url, isPart, isNeeded]);
  // The page's error boundary says it.
  if (failure !== undefined) throw failure;
  if (whole === null) throw new Error(`The build has no file ${url}.`);
  return whole ? { data: whole, isWhole: true } : { data: first, isWhole: !isPart };
}
