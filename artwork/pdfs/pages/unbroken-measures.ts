import { splitMeasures } from '@dental-shop/domain/catalogue/split-measures';

/** Keeps each figure on one line with its unit: `20 N-cm` must not be read as `20 N`. */
export function unbrokenMeasures(text: string): string {
  return splitMeasures(text)
    .map(({ part, isMeasure }) => (isMeasure ? part.replace(' ', '\u00a0') : part))
    .join('');
}
