import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, it } from 'vitest';

const biome = join(
  createRequire(join(projectRoot, 'package.json')).resolve('@biomejs/biome/package.json'),
  '../bin/biome',
);

/** Lints a file that is not there, as if it were at `path`. */
function lint(path: string, imported: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', `--stdin-file-path=${path}`],
    {
      cwd: projectRoot,
      input: `import { something } from '${imported}';\nconsole.log(something);\n`,
      encoding: 'utf8',
    },
  );
  return stdout + stderr;
}

it.each([
  ['web/src/page.tsx', '@dental-shop/functions/src/index'],
  ['web/src/page.tsx', '../../functions/src/index.ts'],
  ['web/src/page.tsx', '@dental-shop/emulators/addresses'],
  ['functions/src/handler.ts', '@dental-shop/web/src/main'],
  ['functions/src/handler.ts', '../../web/src/main.tsx'],
  ['functions/src/handler.ts', '@dental-shop/emulators/addresses'],
  ['domain/src/rule.ts', '../../functions/src/index.ts'],
  ['domain/src/rule.ts', '@dental-shop/web/src/main'],
  ['emulators/part.ts', '@dental-shop/functions/src/index'],
  ['emulators/part.ts', '../web/src/main.tsx'],
])('%s may not import %s', (path, imported) => {
  expect(lint(path, imported)).toContain('noRestrictedImports');
});

it.each([
  ['web/src/page.tsx', '@dental-shop/domain/cart/total'],
  ['functions/src/handler.ts', '@dental-shop/domain/cart/total'],
  ['emulators/part.ts', '@dental-shop/domain/cart/total'],
  ['tests/api/some.test.ts', '@dental-shop/emulators/addresses'],
])('%s may import %s', (path, imported) => {
  expect(lint(path, imported)).not.toContain('noRestrictedImports');
});
