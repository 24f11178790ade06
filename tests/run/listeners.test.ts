import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, it } from 'vitest';

/** Servers without a host would listen on all network interfaces. */
it('every server listens on an explicit host', () => {
  const sources = globSync('{artwork,deploy,emulators,functions,tests,web}/**/*.{ts,tsx,mjs}', {
    cwd: projectRoot,
    exclude: (path) => /node_modules|dist/.test(String(path)),
  });
  const calls = sources.flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/\.listen\(([^)]*)\)/g)].map(
      ([, given = '']) => ({ file, given }),
    ),
  );
  expect(calls.length).toBeGreaterThan(10);
  const named = /'(127\.0\.0\.1|localhost)'|\bhost\b/;
  expect(calls.filter(({ given }) => !named.test(given))).toEqual([]);
});
