import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FilmName, filmFiles } from '../src/shared/ui/film/film-files.ts';
import { captionFile } from './captions.ts';
import { films } from './films.ts';

const kilobyte = 1024;

function published(path: string): URL {
  return new URL(`../public${path}`, import.meta.url);
}

describe('the files of the films', () => {
  it.each(Object.keys(films) as FilmName[])('%s is there, and small', (name) => {
    const most = name === 'intro' ? 1500 * kilobyte : 400 * kilobyte;
    expect(statSync(published(filmFiles.video(name))).size).toBeLessThan(most);
    expect(statSync(published(filmFiles.poster(name))).size).toBeLessThan(30 * kilobyte);
  });

  it.each(Object.entries(films))('%s has the captions of its scene', (name, { cues }) => {
    for (const language of ['en', 'es'] as const) {
      const file = published(filmFiles.captions(name as FilmName, language));
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, 'utf8')).toBe(captionFile(cues, language));
    }
  });
});
