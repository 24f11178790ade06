import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './build/development-pages.ts';
import { unusedFirebaseParts } from './build/scripts/firebase-stub-plugin.ts';
import { type ScriptGroup, scriptGroups } from './build/scripts/script-groups.ts';

/**
 * File names contain a hash of the content. Hashes don't compress, so they're as short as the
 * bundler allows.
 */
const fileNames = {
  entryFileNames: 'static/js/[name]-[hash:7].js',
  chunkFileNames: 'static/js/[name]-[hash:7].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'static/css/[name]-[hash:7][extname]'
      : 'static/media/[name]-[hash:7][extname]',
};

const initialScripts = /\/(?:rolldown-runtime|vendor|shell)-[^/]+$/;

/** Every page has loaded these before, so the preload lists of lazy scripts can omit them. */
function withoutInitial(_script: string, needed: string[]): string[] {
  const others = needed.filter((file) => !initialScripts.test(file));
  return others.length > 1 ? others : [];
}

const startupScripts: readonly string[] = ['vendor', 'shell', 'auth-sdk'] satisfies ScriptGroup[];

/**
 * With this comment, V8 compiles a script's functions in a background thread while the script loads, and not on the
 * main thread when they're first called (https://v8.dev/blog/explicit-compile-hints). It also compiles functions that
 * are never called, so only scripts that run as soon as they arrive have it.
 */
const compileHint = ({ name }: { name: string }) =>
  startupScripts.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  // Pages come from the prerender, not from an index.html.
  appType: 'custom',
  plugins: [react(), developmentPages(), unusedFirebaseParts],
  // One copy of each package in the prerender, by the same rules as in the browser.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: withoutInitial },
    manifest: !isSsrBuild,
    // Most licenses of the bundled packages require distributing their text.
    license: isSsrBuild ? false : { fileName: 'licenses.txt' },
    rolldownOptions: {
      treeshake: {
        // Emotion and MUI import these CommonJS packages only for code that production builds don't call.
        moduleSideEffects: [
          {
            test: /node_modules\/(hoist-non-react-statics|prop-types|react-is)\//,
            sideEffects: false,
          },
        ],
      },
      input: isSsrBuild ? 'src/prerender.tsx' : 'src/main.tsx',
      output: isSsrBuild
        ? {}
        : {
            ...fileNames,
            postBanner: compileHint,
            codeSplitting: { groups: scriptGroups.map((group) => ({ ...group })) },
          },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: fileNames } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': 'http://127.0.0.1:5000',
      // For pages on other devices, with `npm run dev -- --host`: they reach this server alone.
      '^/(identitytoolkit|securetoken)\\.googleapis\\.com/': 'http://127.0.0.1:9099',
      '^/(google\\.firestore\\.v1\\.Firestore|v1/projects)/': 'http://127.0.0.1:8080',
    },
  },
}));
