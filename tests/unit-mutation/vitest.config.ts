import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Stryker runs the tests in its own copy of the project. */
const root = process.cwd();

export default defineConfig({
  root,
  // Without these aliases, imports would resolve to the original files instead of Stryker's copy.
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
