import { describe, expect, it } from 'vitest';
import { recordTime, unknownTimeMs } from './record-time.ts';

const at = (timeMs: number) => ({ createdAt: { toMillis: () => timeMs } });

describe('recordTime', () => {
  it('is when the record was made', () => {
    const made = Date.UTC(2026, 4, 1, 12);
    expect(recordTime(at(made))).toEqual(new Date(made));
  });

  it('is unknown where the record does not say, or says that nobody knows', () => {
    expect(recordTime({})).toBeNull();
    expect(recordTime({ createdAt: null })).toBeNull();
    expect(recordTime(at(unknownTimeMs))).toBeNull();
  });
});
