import type { Figure } from '../drawings/figure.ts';
import { type Actor, frameWidth } from './frame.ts';

/**
 * Where parts stand side by side about the frame's middle: the middle of each, from their widths
 * and the gap between them, all in pixels.
 */
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
  /** How far the dimension lines have come out, from 0 to 1. */
  dimensions?: number;
}

/** A part with its dimension lines. */
export function measured(figure: Figure, { dimensions = 1, ...place }: Standing): Actor[] {
  const opacity = place.opacity ?? 1;
  return [
    { ...place, marks: figure.part },
    { ...place, marks: figure.dimensions, opacity: dimensions * opacity },
  ];
}
