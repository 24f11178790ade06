import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The copy of the project in which Stryker has put its mutants. */
const root = process.cwd();

export default defineConfig({
  root,
  // The workspace's link in node_modules leads to the files without mutants.
  resolve: {
    alias: [
      { find: /^@dental-shop\/domain\/(.*\.json)$/, replacement: join(root, 'domain/src/$1') },
      { find: /^@dental-shop\/domain\/(.*)$/, replacement: join(root, 'domain/src/$1.ts') },
    ],
  },
  test: {
    include: [`${process.env.MUTATION_RUN ?? 'domain'}/**/*.test.ts`],
    exclude: ['**/node_modules/**'],
    isolate: false,
  },
});
