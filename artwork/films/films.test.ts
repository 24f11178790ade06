import { filmGroups } from '@dental-shop/domain/education/films';
import { describe, expect, it } from 'vitest';
import { films } from './films.ts';
import { drawFrame } from './frame.ts';

describe('films', () => {
  it('are the intro and every film of the education page', () => {
    expect(Object.keys(films)).toEqual(['intro', ...Object.values(filmGroups).flat()]);
  });

  it.each(Object.entries(films))('%s is short, captioned from its start to its end', (_, film) => {
    expect(film.seconds).toBeGreaterThanOrEqual(6);
    expect(film.seconds).toBeLessThanOrEqual(10);
    let previousEnd = 0;
    for (const { from, to, en, es } of film.cues) {
      expect(from).toBeGreaterThanOrEqual(previousEnd);
      expect(to).toBeGreaterThan(from);
      expect(es).not.toBe(en);
      // Few enough characters a second to be read.
      expect(Math.max(en.length, es.length) / (to - from)).toBeLessThan(30);
      previousEnd = to;
    }
    expect(previousEnd).toBeLessThanOrEqual(film.seconds);
  });

  it.each(Object.entries(films))('%s moves, and its first picture shows something', (_, film) => {
    const early = drawFrame(film.scene(film.seconds / 4));
    expect(drawFrame(film.scene(film.seconds / 2))).not.toBe(early);
    expect(drawFrame(film.scene(film.posterAt))).toContain('url(#');
  });

  it('loops the intro without a seam', () => {
    const { scene, seconds } = films.intro;
    expect(drawFrame(scene(seconds))).toBe(drawFrame(scene(0)));
  });
});
