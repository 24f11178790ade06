import {
  idleNoticeMs,
  isStaffSessionOver,
  maxStaffIdleMs,
  maxStaffSessionMs,
} from '@dental-shop/domain/account/staff-session';

/** `idle-soon` may be averted by doing something, `end-soon` by signing in again. */
export type ClockState = 'running' | 'idle-soon' | 'end-soon' | 'over';

interface Times {
  /** When a key was pressed or something clicked last, in any tab. */
  activeAt: number;
  /** When the password was given. */
  signedInAt: number;
  now: number;
}

/** Where a staff session stands; all times are in milliseconds since 1970. */
export function clockState({ activeAt, signedInAt, now }: Times): ClockState {
  // Somebody who has just signed in has just done something.
  const idleFor = now - Math.max(activeAt, signedInAt);
  if (isStaffSessionOver({ auth_time: signedInAt / 1000 }, now)) return 'over';
  if (idleFor >= maxStaffIdleMs) return 'over';
  if (now - signedInAt >= maxStaffSessionMs - idleNoticeMs) return 'end-soon';
  return idleFor >= maxStaffIdleMs - idleNoticeMs ? 'idle-soon' : 'running';
}
