import { type Dimension, type DimensionLabel, dimensionLabels } from './dimensions.ts';

/** The wanted sizes by their label; a part must have one of them under each label. */
export type DimensionFilter = ReadonlyMap<DimensionLabel, ReadonlySet<number>>;

interface Sized {
  dimensions: readonly Dimension[];
}

export interface FilterChoice {
  size: Dimension;
  /** How many parts there would be with it, as the other labels are chosen. */
  count: number;
  isChosen: boolean;
}

export interface FilterGroup {
  label: DimensionLabel;
  choices: readonly FilterChoice[];
}

const parameterOf = (label: DimensionLabel) => label.toLowerCase().replaceAll(' ', '-');

export function matchesFilter({ dimensions }: Sized, filter: DimensionFilter): boolean {
  return [...filter].every(([label, values]) =>
    dimensions.some((each) => each.label === label && values.has(each.value)),
  );
}

/** What parts can be told apart by: the labels with several sizes among them, the sizes rising. */
export function filterGroups(parts: readonly Sized[], filter: DimensionFilter): FilterGroup[] {
  const sizes = new Map<DimensionLabel, Map<number, Dimension>>();
  for (const size of parts.flatMap(({ dimensions }) => dimensions)) {
    const known = sizes.get(size.label) ?? new Map<number, Dimension>();
    sizes.set(size.label, known.set(size.value, size));
  }
  return [...sizes]
    .filter(([, known]) => known.size > 1)
    .map(([label, known]) => {
      const others = new Map([...filter].filter(([each]) => each !== label));
      const left = parts.filter((part) => matchesFilter(part, others));
      const choices = [...known.values()]
        .sort((a, b) => a.value - b.value)
        .map((size) => ({
          size,
          count: left.filter((part) =>
            matchesFilter(part, new Map([[label, new Set([size.value])]])),
          ).length,
          isChosen: filter.get(label)?.has(size.value) ?? false,
        }));
      return { label, choices };
    });
}

/** Adds a size to those that are wanted, or takes it away. */
export function toggleSize(filter: DimensionFilter, { label, value }: Dimension): DimensionFilter {
  const values = new Set(filter.get(label));
  if (!values.delete(value)) values.add(value);
  const toggled = new Map(filter);
  if (values.size > 0) toggled.set(label, values);
  else toggled.delete(label);
  return toggled;
}

/** Reads `?diameter=4.5,5.5&length=10`; what is no size there is passed over. */
export function readFilter(address: { get: (name: string) => string | null }): DimensionFilter {
  const filter = new Map<DimensionLabel, ReadonlySet<number>>();
  for (const label of dimensionLabels) {
    const texts = (address.get(parameterOf(label)) ?? '').split(',').filter((text) => text !== '');
    const values = texts.map(Number).filter(Number.isFinite);
    if (values.length > 0) filter.set(label, new Set(values));
  }
  return filter;
}

/** The parameters of the address that hold the filter; null for one that must not be there. */
export function filterParameters(filter: DimensionFilter): [name: string, value: string | null][] {
  return dimensionLabels.map((label) => {
    const values = [...(filter.get(label) ?? [])].sort((a, b) => a - b);
    return [parameterOf(label), values.length > 0 ? values.join(',') : null];
  });
}
