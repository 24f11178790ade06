import { ink, px } from './shapes/pen.ts';

const lengths = [1, 2, 5, 10, 20, 50, 100];

export function scaleBar(scale: number, sheetHeight: number): string {
  const length = lengths.find((candidate) => candidate * scale >= 36) ?? 100;
  const end = px(20 + length * scale);
  const y = sheetHeight - 14;
  return (
    `<path d="M20 ${y - 4}V${y + 4}M20 ${y}H${end}M${end} ${y - 4}V${y + 4}" stroke="${ink}" fill="none"/>` +
    `<text x="${px(26 + length * scale)}" y="${y + 4}" fill="${ink}" font-size="12">${length} mm</text>`
  );
}
