import { createContext, use } from 'react';

/** As many as stand side by side on a screen. */
export const maxCompared = 4;

interface Comparison {
  /** SKUs in the order in which they were chosen. */
  chosen: readonly string[];
  toggle: (sku: string) => void;
}

/** Null where parts are shown but not compared, as among search results. */
const ComparisonContext = createContext<Comparison | null>(null);

export const ComparisonProvider = ComparisonContext;

export const useComparison = (): Comparison | null => use(ComparisonContext);
