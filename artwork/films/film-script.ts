import type { Actor } from './frame.ts';

/** A caption. Times are in seconds. */
export interface Cue {
  from: number;
  to: number;
  en: string;
  es: string;
}

export interface FilmScript {
  seconds: number;
  /** Time of the poster frame, in seconds. */
  posterAt: number;
  /** Pure, so that rendering is reproducible. */
  scene: (time: number) => readonly Actor[];
  cues: readonly Cue[];
}
