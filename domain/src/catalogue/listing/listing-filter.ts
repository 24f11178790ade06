import type { Product } from '../product.ts';
import {
  type Dimension,
  type DimensionLabel,
  dimensionLabels,
  findSize,
  formatDimension,
} from '../sizes/dimensions.ts';

export type Facet = Dimension | { label: 'Type'; value: string };
type FacetLabel = 'Type' | DimensionLabel;

export type ListingFilter = ReadonlyMap<FacetLabel, ReadonlySet<Facet['value']>>;

type Part = Pick<Product, 'dimensions'>;

export interface FilterableGroup {
  name: string;
  products: readonly Part[];
}

export interface FilterChoice {
  facet: Facet;
  count: number;
  isChosen: boolean;
}

export interface FilterGroup {
  label: FacetLabel;
  choices: readonly FilterChoice[];
}

const facetsOf = (type: string, { dimensions }: Part): Facet[] => [
  { label: 'Type', value: type },
  ...dimensions,
];

const matches = (facets: readonly Facet[], filter: ListingFilter): boolean =>
  [...filter].every(([label, values]) =>
    facets.some((each) => each.label === label && values.has(each.value)),
  );

export function filterListing<Group extends FilterableGroup>(
  groups: readonly Group[],
  filter: ListingFilter,
): Group[] {
  return groups.flatMap((group) => {
    const products = group.products.filter((part) => matches(facetsOf(group.name, part), filter));
    return products.length > 0 ? [{ ...group, products }] : [];
  });
}

/**
 * A filter is only useful if most parts have the label and most values match more than one part.
 */
function isUsefulFilter(counts: readonly number[], partCount: number): boolean {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const singles = counts.filter((count) => count === 1);
  return counts.length > 1 && total * 2 >= partCount && singles.length * 2 <= counts.length;
}

/** Sub-categories aren't types if they're named after sizes, such as `4.5 mm`. */
function hasTypes(groups: readonly FilterableGroup[]): boolean {
  const areSizes = (label: DimensionLabel) => {
    const values = groups.map(({ products }) => [
      ...new Set(products.map((part) => findSize(part, label)?.value)),
    ]);
    const distinct = new Set(values.flat());
    return (
      values.every((each) => each.length === 1) &&
      distinct.size === groups.length &&
      !distinct.has(undefined)
    );
  };
  return groups.length > 1 && !dimensionLabels.some(areSizes);
}

function isNamedAfterSize({ name, products }: FilterableGroup): boolean {
  return products.every(({ dimensions }) => dimensions.map(formatDimension).includes(name));
}

export function filterGroups(
  groups: readonly FilterableGroup[],
  filter: ListingFilter,
): FilterGroup[] {
  const all = groups.flatMap(({ name, products }) => products.map((part) => facetsOf(name, part)));
  const facets = new Map<FacetLabel, Map<Facet['value'], Facet>>();
  for (const facet of all.flat()) {
    const known = facets.get(facet.label) ?? new Map<Facet['value'], Facet>();
    facets.set(facet.label, known.set(facet.value, known.get(facet.value) ?? facet));
  }
  const types = hasTypes(groups) ? groups.filter((group) => !isNamedAfterSize(group)) : [];
  const countOf = ({ label, value }: Facet, parts: readonly Facet[][]) =>
    parts.filter((each) => matches(each, new Map([[label, new Set([value])]]))).length;
  return [...facets].flatMap(([label, known]) => {
    const values = [...known.values()];
    const isOffered =
      label === 'Type'
        ? types.length > 1
        : isUsefulFilter(
            values.map((facet) => countOf(facet, all)),
            all.length,
          );
    if (!isOffered && !filter.has(label)) return [];
    const others = new Map([...filter].filter(([each]) => each !== label));
    const left = all.filter((each) => matches(each, others));
    const shown =
      label === 'Type'
        ? values.filter(
            ({ value }) => filter.has(label) || types.some(({ name }) => name === value),
          )
        : values.sort((a, b) => Number(a.value) - Number(b.value));
    const choices = shown.map((facet) => ({
      facet,
      count: countOf(facet, left),
      isChosen: filter.get(label)?.has(facet.value) ?? false,
    }));
    return [{ label, choices }];
  });
}

export function toggleFacet(filter: ListingFilter, { label, value }: Facet): ListingFilter {
  const values = new Set(filter.get(label));
  if (!values.delete(value)) values.add(value);
  const toggled = new Map(filter);
  if (values.size > 0) toggled.set(label, values);
  else toggled.delete(label);
  return toggled;
}

const labels: readonly FacetLabel[] = ['Type', ...dimensionLabels];
const parameterOf = (label: FacetLabel) => label.toLowerCase().replaceAll(' ', '-');
/** Sub-category names may contain commas. */
const separatorOf = (label: FacetLabel) => (label === 'Type' ? '|' : ',');

/** Parses `?type=Pilot&diameter=4.5,5.5`; ignores sizes that aren't numbers. */
export function readFilter(address: { get: (name: string) => string | null }): ListingFilter {
  const filter = new Map<FacetLabel, ReadonlySet<Facet['value']>>();
  for (const label of labels) {
    const text = address.get(parameterOf(label)) ?? '';
    const texts = text.split(separatorOf(label)).filter((each) => each !== '');
    const values: readonly Facet['value'][] =
      label === 'Type' ? texts : texts.map(Number).filter(Number.isFinite);
    if (values.length > 0) filter.set(label, new Set(values));
  }
  return filter;
}

export function filterParameters(filter: ListingFilter): [name: string, value: string | null][] {
  return labels.map((label) => {
    const values = [...(filter.get(label) ?? [])].sort((a, b) => Number(a) - Number(b));
    return [parameterOf(label), values.join(separatorOf(label)) || null];
  });
}
