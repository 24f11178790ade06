import type { AttemptOutcome } from './delivery-attempt.ts';

interface LoggedAttempt {
  /** In ms since the epoch. */
  at: number;
  ms: number;
  outcome: AttemptOutcome;
}

const maxEvents = 200;

export class AttemptLog {
  readonly #attempts = new Map<string, LoggedAttempt[]>();

  of(eventId: string): readonly LoggedAttempt[] {
    return this.#attempts.get(eventId) ?? [];
  }

  add(eventId: string, attempt: LoggedAttempt): void {
    this.#attempts.set(eventId, [...this.of(eventId), attempt]);
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > maxEvents && oldest !== undefined) this.#attempts.delete(oldest);
  }
}
