import type { AttemptOutcome } from './delivery-attempt.ts';

/** One attempt to deliver an event. */
interface LoggedAttempt {
  /** In ms since the epoch. */
  at: number;
  ms: number;
  outcome: AttemptOutcome;
}

const maxEvents = 200;

/** The attempts for the last events. They are kept in memory only. */
export class AttemptLog {
  readonly #attempts = new Map<string, LoggedAttempt[]>();

  /** Attempts for the event in order of time; none after a restart. */
  of(eventId: string): readonly LoggedAttempt[] {
    return this.#attempts.get(eventId) ?? [];
  }

  add(eventId: string, attempt: LoggedAttempt): void {
    this.#attempts.set(eventId, [...this.of(eventId), attempt]);
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > maxEvents && oldest !== undefined) this.#attempts.delete(oldest);
  }
}
