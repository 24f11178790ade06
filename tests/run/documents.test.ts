import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';

/** Leaves out deleted files that git still tracks. */
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(projectRoot, file)));

const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Leaves out code, because its brackets and hashes aren't links or headings. */
const proseOf = (file: string) =>
  textOf(file)
    .replaceAll(/^ *```.*?^ *```/gms, '')
    .replaceAll(/(`+)[^`].*?\1(?!`)/g, (code) => code.replaceAll(/[[\]()]/g, ''));

/** The same anchor that GitHub generates. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** In the form `docs/FILE.md: other.md#heading`. */
const brokenLinksIn = (file: string) =>
  [...proseOf(file).matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const linked = path === '' ? file : join(dirname(file), decodeURIComponent(path));
      if (!existsSync(join(projectRoot, linked))) return true;
      return anchor !== undefined && !anchorsIn(linked).includes(anchor);
    })
    .map((target) => `${file}: ${target}`);

/** Also matches conflict markers that a Markdown formatter turned into quotes or table rows. */
const conflictMarkers = [
  /^(<{7}|>{7}|\|{7})(\s|$)/,
  /^={7}$/,
  /^(> ?){7}/,
  /^(\\?< ?){7}/,
  /^\|\s*(<{7}|={7}|>{7})(\s|\|)/,
];

const isMarker = (line: string) => conflictMarkers.some((marker) => marker.test(line));

/** In the form `docs/FILE.md:12`. */
const markersIn = (file: string) =>
  textOf(file)
    .split(/\r?\n/)
    .flatMap((line, index) => (isMarker(line) ? [`${file}:${index + 1}`] : []));

describe('documentation', () => {
  it('contains no conflict markers', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(documents.flatMap(markersIn)).toEqual([]);
  });

  it('links only to existing files and headings', () => {
    expect(documents.flatMap(brokenLinksIn)).toEqual([]);
  });

  it.each([
    ['8. Quotas of a fresh project', '8-quotas-of-a-fresh-project'],
    ["Authentication's mails, and `settings`", 'authentications-mails-and-settings'],
    ['[Lists](lists.md) of año_1', 'lists-of-año_1'],
  ])('generates the same anchor as GitHub: %s', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
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
  ])('detects a conflict marker: %s', (line) => {
    expect(isMarker(line)).toBe(true);
  });

  it.each([
    '> A quotation',
    '> > A quotation in one',
    '| ------- | ------- |',
    '| a ======= b |',
    '',
  ])('accepts a line without a conflict marker: %s', (line) => {
    expect(isMarker(line)).toBe(false);
  });
});
