import {
  idleNoticeMs,
  isStaffSessionOver,
  maxStaffIdleMs,
  maxStaffSessionMs,
} from '@dental-shop/domain/account/staff-session';

/** Activity prevents `idle-soon`; only signing in again prevents `end-soon`. */
export type ClockState = 'running' | 'idle-soon' | 'end-soon' | 'over';

interface Times {
  activeAt: number;
  signedInAt: number;
  now: number;
}

export function clockState({ activeAt, signedInAt, now }: Times): ClockState {
  const idleMs = now - Math.max(activeAt, signedInAt);
  if (isStaffSessionOver({ auth_time: signedInAt / 1000 }, now)) return 'over';
  if (idleMs >= maxStaffIdleMs) return 'over';
  if (now - signedInAt >= maxStaffSessionMs - idleNoticeMs) return 'end-soon';
  return idleMs >= maxStaffIdleMs - idleNoticeMs ? 'idle-soon' : 'running';
}
