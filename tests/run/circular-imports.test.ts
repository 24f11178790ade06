import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';

/** A source file by its path from the project's root, and the files that it imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * The circular imports among the folders directly in `root`, each as the folders that import one
 * another in turn. A folder's own subfolders count as part of it, and files directly in `root` as no folder.
 */
function circularImports(imports: Imports, root: string): string[][] {
  const folderOf = (file: string): string | undefined => {
    const [folder, ...rest] = file.startsWith(`${root}/`)
      ? file.slice(root.length + 1).split('/')
      : [];
    return rest.length > 0 ? folder : undefined;
  };
  const graph = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const to of imported.map(folderOf)) if (to !== undefined && to !== from) targets.add(to);
  }
  /** Every one once: begun at its first folder by name. */
  const walk = (path: readonly string[]): string[][] =>
    [...(graph.get(path.at(-1) ?? '') ?? [])].sort().flatMap((next) => {
      if (next === path[0]) return [[...path]];
      return next > (path[0] ?? '') && !path.includes(next) ? walk([...path, next]) : [];
    });
  return [...graph.keys()].sort().flatMap((folder) => walk([folder]));
}

describe('circularImports', () => {
  const imports = (...pairs: [string, string][]): Imports =>
    new Map(pairs.map(([file, imported]) => [file, [imported]]));

  it('finds two folders that import each other', () => {
    const graph = imports(['src/a/x.ts', 'src/b/y.ts'], ['src/b/deep/z.ts', 'src/a/x.ts']);
    expect(circularImports(graph, 'src')).toEqual([['a', 'b']]);
  });

  it('finds a longer way round', () => {
    const graph = imports(
      ['src/a/x.ts', 'src/b/x.ts'],
      ['src/b/x.ts', 'src/c/x.ts'],
      ['src/c/x.ts', 'src/a/y.ts'],
    );
    expect(circularImports(graph, 'src')).toEqual([['a', 'b', 'c']]);
  });

  it('lets pass what goes one way, and what stays inside a folder', () => {
    const graph = imports(
      ['src/a/x.ts', 'src/b/x.ts'],
      ['src/b/x.ts', 'src/b/deep/y.ts'],
      ['src/b/deep/y.ts', 'src/b/x.ts'],
      ['src/main.ts', 'src/a/x.ts'],
    );
    expect(circularImports(graph, 'src')).toEqual([]);
  });
});

/** The packages that a workspace imports by name from within itself. */
const ownName = (root: string): string => `@dental-shop/${root.split('/')[0]}/`;

function readImports(root: string): Imports {
  const files = globSync(`${root}/**/*.{ts,tsx,mjs}`, { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/node_modules|\.test\.|\/dist\//.test(file));
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)];
      const imported = specifiers.flatMap(([, specifier = '']) => {
        if (specifier.startsWith('.')) return [posix.join(posix.dirname(file), specifier)];
        const own = ownName(root);
        return specifier.startsWith(own) ? [`${root}/${specifier.slice(own.length)}`] : [];
      });
      return [file, imported];
    }),
  );
}

it.each([
  'artwork',
  'deploy',
  'domain/src',
  'emulators',
  'emulators/stripe',
  'functions/src',
  'web/src/features',
  'web/src/shared',
])('no two folders of %s import each other in a circle', (root) => {
  const imports = readImports(root);
  expect(imports.size).toBeGreaterThan(10);
  expect(circularImports(imports, root)).toEqual([]);
});
