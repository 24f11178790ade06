import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { captionFile } from './captions.ts';
import { films } from './films.ts';

const kilobyte = 1024;

function published(fileName: string): URL {
  return new URL(`../../web/public/films/${fileName}`, import.meta.url);
}

describe('film files', () => {
  it.each(Object.keys(films))('%s has a small video and poster', (name) => {
    const limit = name === 'intro' ? 1500 * kilobyte : 400 * kilobyte;
    expect(statSync(published(`${name}.mp4`)).size).toBeLessThan(limit);
    expect(statSync(published(`${name}.webp`)).size).toBeLessThan(30 * kilobyte);
  });

  it.each(Object.entries(films))('%s has up-to-date captions', (name, { cues }) => {
    for (const language of ['en', 'es'] as const) {
      const file = published(`${name}.${language}.vtt`);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, 'utf8')).toBe(captionFile(cues, language));
    }
  });
});
