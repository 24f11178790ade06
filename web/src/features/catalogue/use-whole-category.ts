import { use, useEffect, useState } from 'react';
import { type CategoryData, catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { PageDataContext } from '../../shared/page-data/use-page-data.ts';

/** A large category starts with its first page, and the rest is fetched when needed. */
export function useWholeCategory(first: CategoryData, isNeeded: boolean) {
  const store = use(PageDataContext);
  const [whole, setWhole] = useState<CategoryData | null>();
  const [failure, setFailure] = useState<unknown>();
  const isPart = first.firstOf !== undefined;
  const { url } = catalogueData.wholeCategory(first.category);
  useEffect(() => {
    if (!isPart || !isNeeded) return;
    let isCurrent = true;
    store.load(url).then(
      // Safe to cast: the same build wrote this file.
      (data) => isCurrent && setWhole(data as CategoryData | null),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, url, isPart, isNeeded]);
  if (failure !== undefined) throw failure;
  if (whole === null) throw new Error(`The build has no file ${url}.`);
  return whole ? { data: whole, isWhole: true } : { data: first, isWhole: !isPart };
}
