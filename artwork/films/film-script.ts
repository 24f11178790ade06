import type { Actor } from './frame.ts';

/** Times are in seconds. */
export interface Cue {
  from: number;
  to: number;
  en: string;
  es: string;
}

export interface FilmScript {
  seconds: number;
  /** In seconds. */
  posterAt: number;
  /** Pure, so rendering is reproducible. */
  scene: (time: number) => readonly Actor[];
  cues: readonly Cue[];
}
