import type { Figure } from '../drawings/shapes/figure.ts';
import { type Actor, frameWidth } from './frame.ts';

/** Widths and gap are in pixels. */
export function sideBySide(widths: readonly number[], gap: number): number[] {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  let left = (frameWidth - whole) / 2;
  return widths.map((width) => {
    const middle = left + width / 2;
    left += width + gap;
    return middle;
  });
}

interface Standing {
  scale: number;
  x: number;
  y: number;
  opacity?: number;
  /** From 0 to 1. */
  dimensions?: number;
}

export function measured(figure: Figure, { dimensions = 1, ...place }: Standing): Actor[] {
  const opacity = place.opacity ?? 1;
  return [
    { ...place, marks: figure.part },
    { ...place, marks: figure.dimensions, opacity: dimensions * opacity },
  ];
}
