import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const unused = fileURLToPath(
  new URL('../src/shared/firestore/unused-products.ts', import.meta.url),
);

/**
 * Leaves out what ReactFire imports and the shop does not use: the Realtime Database, Remote Config and Storage, some
 * 50 KB. Functions too, because only staff's own calls need them, and these import them by themselves.
 */
export const unusedFirebaseProducts = {
  name: 'unused-firebase-products',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^firebase\/(?:database|functions|remote-config|storage)$/ },
    handler: (_source: string, importer: string | undefined) =>
      importer?.includes('/node_modules/reactfire/') ? unused : null,
  },
} as const satisfies Plugin;
