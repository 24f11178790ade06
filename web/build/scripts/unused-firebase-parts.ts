import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const inFirestoreFolder = (name: string) =>
  fileURLToPath(new URL(`../../src/shared/firestore/${name}`, import.meta.url));

const unusedProducts = inFirestoreFolder('unused-products.ts');
const unusedPatterns = inFirestoreFolder('unused-patterns.ts');

/** By the package that imports it: what stands for what it imports. */
function standIn(source: string, importer: string): string | null {
  if (source === 're2js') {
    return importer.includes('/node_modules/@firebase/firestore/') ? unusedPatterns : null;
  }
  return importer.includes('/node_modules/reactfire/') ? unusedProducts : null;
}

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
    handler: (source: string, importer: string | undefined) => standIn(source, importer ?? ''),
  },
} as const satisfies Plugin;
