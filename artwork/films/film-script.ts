import type { Actor } from './frame.ts';

/** One caption; times in seconds. */
export interface Cue {
  from: number;
  to: number;
  en: string;
  es: string;
}

/** A film: what stands on the frame at each moment, and the words below it. */
export interface FilmScript {
  seconds: number;
  /** The moment, in seconds, that is the film's first picture before it plays. */
  posterAt: number;
  /** Pure: the same moment is always the same picture. */
  scene: (time: number) => readonly Actor[];
  cues: readonly Cue[];
}
