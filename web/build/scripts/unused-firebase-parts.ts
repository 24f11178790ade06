import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const standIn = fileURLToPath(
  new URL('../../src/shared/firestore/unused-firebase-parts.ts', import.meta.url),
);

/**
 * Leaves out what Firebase's packages and ReactFire import and the shop does not use: the Realtime Database, Remote
 * Config and Storage, some 50 KB, and the regular expressions of Firestore's pipelines, 33 KB. Functions too, because
 * only staff's own calls need them, and these import them by themselves.
 */
export const unusedFirebaseParts = {
  name: 'unused-firebase-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:firebase\/(?:database|functions|remote-config|storage)|re2js)$/ },
    handler: (source: string, importer: string | undefined) => {
      const user = source === 're2js' ? '@firebase/firestore' : 'reactfire';
      return importer?.includes(`/node_modules/${user}/`) ? standIn : null;
    },
  },
} as const satisfies Plugin;
