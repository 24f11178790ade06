import { describe, expect, it } from 'vitest';
import { recordTime, unknownTimeMs } from './record-time.ts';

const at = (timeMs: number) => ({ createdAt: { toMillis: () => timeMs } });

describe('recordTime', () => {
  it('returns the creation time', () => {
    const createdMs = Date.UTC(2026, 4, 1, 12);
    expect(recordTime(at(createdMs))).toEqual(new Date(createdMs));
  });

  it('returns null if the creation time is missing or unknown', () => {
    expect(recordTime({})).toBeNull();
    expect(recordTime({ createdAt: null })).toBeNull();
    expect(recordTime(at(unknownTimeMs))).toBeNull();
  });
});
