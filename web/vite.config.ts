import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './build/development-pages.ts';
import { scriptGroups } from './build/script-groups.ts';
import { unusedFirebaseParts } from './build/unused-firebase-parts.ts';
import { unusedI18nextParts } from './build/unused-i18next-parts.ts';
import { unusedMuiParts } from './build/unused-mui-parts.ts';
import { unusedRouterParts } from './build/unused-router-parts.ts';
import { unusedSchemaParts } from './build/unused-schema-parts.ts';

/** What others' packages import and the shop does not use. */
const unused = [
  // Only MUI's `ButtonBase` imports it by this path.
  {
    find: /^\.\/TouchRipple\.mjs$/,
    replacement: fileURLToPath(new URL('src/shared/theme/no-ripple.ts', import.meta.url)),
  },
  // Only MUI's `InputBase` imports it by this path.
  {
    find: /^\.\.\/TextareaAutosize\/index\.mjs$/,
    replacement: fileURLToPath(new URL('src/shared/theme/no-autosize.ts', import.meta.url)),
  },
  // Only MUI's `Button` and `IconButton` import it by this path.
  {
    find: /^\.\.\/CircularProgress\/index\.mjs$/,
    replacement: fileURLToPath(new URL('src/shared/theme/no-spinner.ts', import.meta.url)),
  },
  // MUI's own engine calls it by the name of each element, and never by `styled.div`: those need not be made.
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
  // Only Emotion's `withTheme` calls it, which the shop does not use.
  {
    find: /^hoist-non-react-statics$/,
    replacement: fileURLToPath(new URL('src/shared/theme/no-statics.ts', import.meta.url)),
  },
  // Emotion asks it of elements by their names, and all of these are MUI's.
  {
    find: /^@emotion\/is-prop-valid$/,
    replacement: fileURLToPath(new URL('src/shared/theme/is-attribute.ts', import.meta.url)),
  },
  // What it adds to older versions is part of React.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

/** Where each kind of built file goes; their names change with their content. Hashes do not compress: seven characters are the least the bundler takes. */
const fileNames = {
  entryFileNames: 'static/js/[name]-[hash:7].js',
  chunkFileNames: 'static/js/[name]-[hash:7].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'static/css/[name]-[hash:7][extname]'
      : 'static/media/[name]-[hash:7][extname]',
};

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  // Pages come from the prerender, not from an index.html.
  appType: 'custom',
  plugins: [
    react(),
    developmentPages(),
    unusedFirebaseParts,
    unusedRouterParts,
    unusedSchemaParts,
    unusedI18nextParts,
    unusedMuiParts,
  ],
  resolve: { alias: unused },
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
