import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';

const page = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');

const chapters = 17;

function filesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  return quoted.filter(
    (name) => !name.startsWith('/') && /\.(m?js|tsx?|json|md|rules)$/.test(name),
  );
}

/** The columns are threat, mitigation, test, and owner's responsibility. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!threat|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/security.md', () => {
  it('names only files that exist', () => {
    const named = filesIn(page);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  it('has every chapter in order', () => {
    const headings = [...page.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number));
    expect(headings).toEqual(Array.from({ length: chapters }, (_, index) => index + 1));
  });

  it('names a test in each row that needs one', () => {
    const tested = /\.(test|spec)\.tsx?$|\/main\.ts$/;
    const unshown = rows.filter(([, , holds = '', test = '', owner = '']) => {
      const files = filesIn(test);
      if (files.length > 0) return !files.some((file) => tested.test(file));
      return owner === '' && !/^none/.test(holds);
    });
    expect(unshown).toEqual([]);
    expect(rows.length).toBeGreaterThan(60);
  });
});
