import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptSignOut } from './attempt-sign-out.ts';

describe('attemptSignOut', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('leaves storage alone when signing out works', async () => {
    const forget = vi.fn();
    await attemptSignOut(() => Promise.resolve(), forget);
    expect(forget).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets the user after two seconds, not before', async () => {
    const forget = vi.fn();
    const attempt = attemptSignOut(() => new Promise(() => {}), forget);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(forget).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await attempt;
    expect(forget).toHaveBeenCalledOnce();
  });

  it('only logs a failure, and forgets the user', async () => {
    const forget = vi.fn();
    await attemptSignOut(() => Promise.reject(new Error('refused')), forget);
    expect(forget).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledOnce();
  });
});
