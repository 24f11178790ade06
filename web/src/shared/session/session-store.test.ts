import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from './session.ts';

// Test files share modules, so the next file would start with this one's state.
afterAll(() => {
  vi.resetModules();
});

const dentist: Session = {
  status: 'signed-in',
  user: { uid: 'dentist', email: 'dentist@example.com' },
};
const lab: Session = { status: 'signed-in', user: { uid: 'lab', email: 'lab@example.com' } };

describe('session store', () => {
  let store: typeof import('./session-store.ts');

  beforeEach(async () => {
    vi.resetModules();
    store = await import('./session-store.ts');
  });

  it('is loading until the first sign-in state arrives', () => {
    expect(store.currentSession()).toEqual({ status: 'loading' });
    store.publishSession({ status: 'signed-out' });
    expect(store.currentSession()).toEqual({ status: 'signed-out' });
  });

  it('notifies subscribers of new claims without running sign-out callbacks', () => {
    store.publishSession(dentist);
    const before = store.currentSession();
    const [subscriber, left] = [vi.fn(), vi.fn()];
    store.subscribeToSession(subscriber);
    store.onSignOut(left);
    store.notifyClaimsChanged();
    expect(subscriber).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
    expect(store.currentSession()).not.toBe(before);
    expect(store.currentSession()).toEqual(before);
  });

  it('notifies subscribers only of changes and keeps the same object otherwise', () => {
    const subscriber = vi.fn();
    const unsubscribe = store.subscribeToSession(subscriber);
    store.publishSession(dentist);
    const before = store.currentSession();
    store.publishSession({ ...dentist });
    expect(store.currentSession()).toBe(before);
    expect(subscriber).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.publishSession({ status: 'signed-out' });
    expect(subscriber).toHaveBeenCalledTimes(1);
  });

  it('runs sign-out callbacks before subscribers re-render', () => {
    const order: string[] = [];
    store.publishSession(dentist);
    store.subscribeToSession(() => order.push('rendered'));
    store.onSignOut(() => order.push('emptied'));
    store.publishSession({ status: 'signed-out' });
    expect(order).toEqual(['emptied', 'rendered']);
  });

  it('runs sign-out callbacks when the user changes but not on sign-in', () => {
    const callback = vi.fn();
    store.onSignOut(callback);
    store.publishSession({ status: 'signed-out' });
    store.publishSession(dentist);
    expect(callback).not.toHaveBeenCalled();
    store.publishSession(lab);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('stays in the loading state after the session is frozen', () => {
    const callback = vi.fn();
    store.publishSession(dentist);
    store.onSignOut(callback);
    store.freezeSession();
    store.publishSession({ status: 'signed-out' });
    expect(store.currentSession()).toEqual({ status: 'loading' });
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
