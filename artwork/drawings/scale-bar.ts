import { ink, px } from './pen.ts';

const lengths = [1, 2, 5, 10, 20, 50, 100];

/** A bar of a round number of millimeters, so that a printed drawing can be measured. */
export function scaleBar(scale: number): string {
  const length = lengths.find((candidate) => candidate * scale >= 36) ?? 100;
  const end = px(20 + length * scale);
  return (
    `<path d="M20 376V384M20 380H${end}M${end} 376V384" stroke="${ink}" fill="none"/>` +
    `<text x="20" y="370" fill="${ink}" font-size="12">${length} mm</text>`
  );
}
