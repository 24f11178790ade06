import { splitMeasures } from '@dental-shop/domain/catalogue/split-measures';

/** Keeps each figure on one line with its unit: `20 N-cm` must not be read as `20 N`. */
export function MeasuredText({ text }: { text: string }) {
  return splitMeasures(text).map(({ start, part, isMeasure }) =>
    isMeasure ? (
      <span key={start} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
