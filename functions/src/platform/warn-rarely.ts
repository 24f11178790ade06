import { warn } from 'firebase-functions/logger';

const minuteMs = 60 * 1000;

/** In which minute each warning was last given. */
const warnedIn = new Map<string, number>();

/** Warns of each thing once a minute on each instance: a flood must not fill the log, too. */
export function warnRarely(message: string): void {
  const minute = Math.floor(Date.now() / minuteMs);
  if (warnedIn.get(message) === minute) return;
  warnedIn.set(message, minute);
  warn(message);
}
