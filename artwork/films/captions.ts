import type { Language } from '@dental-shop/domain/language/language';
import type { Cue } from './film-script.ts';

function timestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}

export function captionFile(cues: readonly Cue[], language: Language): string {
  const blocks = cues.map(
    (cue) => `${timestamp(cue.from)} --> ${timestamp(cue.to)}\n${cue[language]}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
