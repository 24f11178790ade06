import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';

/** Every Markdown file that git keeps, but what was deleted and is not committed yet. */
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(projectRoot, file)));

/**
 * What git writes where two versions of a line meet, and what a formatter of Markdown makes of it: a
 * quotation in a quotation, or a row of the table before it.
 */
const conflictMarkers = [
  /^(<{7}|>{7}|\|{7})(\s|$)/,
  /^={7}$/,
  /^(> ?){7}/,
  /^(\\?< ?){7}/,
  /^\|\s*(<{7}|={7}|>{7})(\s|\|)/,
];

const isMarker = (line: string) => conflictMarkers.some((marker) => marker.test(line));

/** Where lines are left over from a conflict: `docs/FILE.md:12`. */
const markersIn = (file: string) =>
  readFileSync(join(projectRoot, file), 'utf8')
    .split(/\r?\n/)
    .flatMap((line, index) => (isMarker(line) ? [`${file}:${index + 1}`] : []));

describe('the documents', () => {
  it('have no conflict left over', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(documents.flatMap(markersIn)).toEqual([]);
  });

  it.each([
    '<<<<<<< HEAD',
    '=======',
    '>>>>>>> 0a1b2c3 (A commit)',
    '||||||| 0a1b2c3',
    '> > > > > > > 0a1b2c3 (A commit)',
    '>>>>>>>',
    '| ======= |',
    '| =======              |',
    '| <<<<<<< HEAD |',
  ])('would show one: %s', (line) => {
    expect(isMarker(line)).toBe(true);
  });

  it.each([
    '> A quotation',
    '> > A quotation in one',
    '| ------- | ------- |',
    '| a ======= b |',
    '',
  ])('take for none what is none: %s', (line) => {
    expect(isMarker(line)).toBe(false);
  });
});
