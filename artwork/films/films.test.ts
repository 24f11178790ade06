import { filmGroups } from '@dental-shop/domain/education/films';
import { describe, expect, it } from 'vitest';
import { films } from './films.ts';
import { drawFrame } from './frame.ts';

describe('films', () => {
  it('contains the intro and every film of the education page', () => {
    expect(Object.keys(films)).toEqual(['intro', ...Object.values(filmGroups).flat()]);
  });

  it.each(Object.entries(films))(
    '%s lasts 6 to 10 seconds and has readable captions',
    (_, film) => {
      expect(film.seconds).toBeGreaterThanOrEqual(6);
      expect(film.seconds).toBeLessThanOrEqual(10);
      let previousEnd = 0;
      for (const { from, to, en, es } of film.cues) {
        expect(from).toBeGreaterThanOrEqual(previousEnd);
        expect(to).toBeGreaterThan(from);
        expect(es).not.toBe(en);
        // Characters per second.
        expect(Math.max(en.length, es.length) / (to - from)).toBeLessThan(30);
        previousEnd = to;
      }
      expect(previousEnd).toBeLessThanOrEqual(film.seconds);
    },
  );

  it.each(Object.entries(films))('%s is animated and has a nonempty poster', (_, film) => {
    const early = drawFrame(film.scene(film.seconds / 4));
    expect(drawFrame(film.scene(film.seconds / 2))).not.toBe(early);
    expect(drawFrame(film.scene(film.posterAt))).toContain('url(#');
  });

  it('loops the intro seamlessly', () => {
    const { scene, seconds } = films.intro;
    expect(drawFrame(scene(seconds))).toBe(drawFrame(scene(0)));
  });
});
