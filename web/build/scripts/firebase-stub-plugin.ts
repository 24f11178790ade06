import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const stub = fileURLToPath(
  new URL('../../src/shared/firestore/unused-firebase-parts.ts', import.meta.url),
);

/** Stubs out over 80 KB of Firebase that the shop doesn't use. Staff screens can still import Functions directly. */
export const unusedFirebaseParts = {
  name: 'unused-firebase-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:firebase\/(?:database|functions|remote-config|storage)|re2js)$/ },
    handler: (source: string, importer: string | undefined) => {
      const user = source === 're2js' ? '@firebase/firestore' : 'reactfire';
      return importer?.includes(`/node_modules/${user}/`) ? stub : null;
    },
  },
} as const satisfies Plugin;
