interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger must travel sideways. */
const threshold = 40;

/** Which way a finger's journey turns the slides; null where it scrolls the page or only taps. */
export function swipeDirection(start: Point, end: Point): 'next' | 'previous' | null {
  const sideways = end.x - start.x;
  if (Math.abs(sideways) < threshold || Math.abs(sideways) < 2 * Math.abs(end.y - start.y)) {
    return null;
  }
  return sideways < 0 ? 'next' : 'previous';
}
