import { describe, expect, it } from 'vitest';
import type { Pen } from './pen.ts';
import { thread } from './thread.ts';

const pen: Pen = { scale: 10, fill: () => '#fff', nextId: () => 'id', showsHidden: false };

const post = [
  [0, 2],
  [5, 2],
] as const;

describe('thread', () => {
  it('moves its crests up as it is turned, and is the same after a whole turn', () => {
    const turnedBy = (turn: number) => thread(post, { pitch: 1, depth: 0.3, turn })(pen);
    expect(turnedBy(0.25)).toContain('L-20 2.5');
    expect(turnedBy(0)).toContain('L-20 5');
    expect(turnedBy(3)).toBe(turnedBy(0));
  });

  it('has one crest a pitch and stays within its outline', () => {
    const svg = thread(post, { pitch: 1, depth: 0.3 })(pen);
    const [body = '', roots = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    expect(roots.match(/M/g)).toHaveLength(5);
    const points = [...body.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)];
    expect(Math.max(...points.map((point) => Math.abs(Number(point[1]))))).toBe(20);
    expect(Math.max(...points.map((point) => Number(point[2])))).toBe(50);
  });
});
