import { describe, expect, it } from 'vitest';
import type { Pen } from './pen.ts';
import { thread } from './thread.ts';

const pen: Pen = { scale: 10, fill: () => '#fff', nextId: () => 'id', showsHidden: false };

const post = [
  [0, 2],
  [5, 2],
] as const;

describe('thread', () => {
  it('moves the crests up as it turns and looks the same after full turns', () => {
    const turnedBy = (turn: number) => thread(post, { pitch: 1, depth: 0.3, turn })(pen);
    expect(turnedBy(0.25)).toContain('L-20 2.5');
    expect(turnedBy(0)).toContain('L-20 5');
    expect(turnedBy(3)).toBe(turnedBy(0));
  });

  it('stays within a tapered outline and keeps its rounded end', () => {
    const tapered = [
      [0, 2],
      [4, 1.4],
      [4.8, 1.1],
      [5, 0.6],
    ] as const;
    const lines = [...thread(tapered, { pitch: 0.95, depth: 0.3 })(pen).matchAll(/ d="([^"]+)"/g)];
    const pointsOf = (data = '') =>
      [...data.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
    const [body = [], roots = [], crests = []] = lines.map(([, data]) => pointsOf(data));
    const edges = body.map(
      ([x, y], index) => [[x, y], body[(index + 1) % body.length] ?? [0, 0]] as const,
    );
    for (const [x, y] of [...roots, ...crests]) {
      const reach = edges
        .filter(([[, y1], [, y2]]) => Math.min(y1, y2) <= y && y <= Math.max(y1, y2) && y1 !== y2)
        .map(([[x1, y1], [x2, y2]]) => x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
      expect(x).toBeGreaterThanOrEqual(Math.min(...reach) - 0.1);
      expect(x).toBeLessThanOrEqual(Math.max(...reach) + 0.1);
    }
    const end = body.filter(([, y]) => y === 50).map(([x]) => x);
    expect(end).toEqual([-6, 6]);
  });

  it('has one crest per pitch and stays within a straight outline', () => {
    const svg = thread(post, { pitch: 1, depth: 0.3 })(pen);
    const [body = '', roots = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    expect(roots.match(/M/g)).toHaveLength(5);
    const points = [...body.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)];
    expect(Math.max(...points.map((point) => Math.abs(Number(point[1]))))).toBe(20);
    expect(Math.max(...points.map((point) => Number(point[2])))).toBe(50);
  });
});
