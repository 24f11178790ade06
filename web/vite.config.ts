import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './build/development-pages.ts';

/** What every page needs: one chunk, which outlives a change of the shop's own code. */
const vendor = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/',
    'node_modules/(@emotion|stylis|clsx|i18next|react-i18next)/',
    'node_modules/@mui/(system|styled-engine|utils|private-theming)/',
    'node_modules/@mui/material/(styles|utils|zero-styled|colors|SvgIcon|ButtonBase)/',
    'node_modules/@mui/material/(Box|Stack|Container|Typography|Paper|Card|Skeleton)/',
    'node_modules/@mui/material/(Button|IconButton|Badge|CircularProgress|CssBaseline)/',
  ].join('|'),
);

/**
 * All that the entry imports is needed on every page: one chunk of it, instead of one for each set of
 * screens that share a module. Without the entry itself and its styles, by which the manifest finds it.
 */
const shell = /\/src\/(?!main\.tsx).*\.tsx?$/;

/** Products of Firebase that the shop does not use; ReactFire imports them all. */
const unused = fileURLToPath(new URL('src/shared/firestore/unused-products.ts', import.meta.url));

/** Where each kind of built file goes; their names change with their content. */
const fileNames = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames: 'static/js/[name]-[hash].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'static/css/[name]-[hash][extname]'
      : 'static/media/[name]-[hash][extname]',
};

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  // Pages come from the prerender, not from an index.html.
  appType: 'custom',
  plugins: [react(), developmentPages()],
  resolve: {
    alias: [{ find: /^firebase\/(database|remote-config|storage)$/, replacement: unused }],
  },
  // One copy of each package in the prerender, by the same rules as in the browser.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    // Most licenses of what is bundled ask for their text to go along.
    license: isSsrBuild ? false : { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: isSsrBuild ? 'src/prerender.tsx' : 'src/main.tsx',
      output: isSsrBuild
        ? {}
        : {
            ...fileNames,
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 1 },
                { name: 'shell', test: shell, tags: ['$initial'] },
              ],
            },
          },
    },
  },
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
