import { fileURLToPath } from 'node:url';
import * as colorManipulator from '@mui/system/colorManipulator';
import type { Plugin } from 'vite';
import { theme } from '../src/shared/theme/theme.ts';
import { themeVariables } from '../src/shared/theme/theme-variables.ts';

/** Modules by the end of their paths, with what browsers get in their place. */
export const replacements: Readonly<Record<string, string>> = {
  // The names of the theme's variables instead of what makes them.
  '/web/src/shared/theme/theme-variables.ts': `export const themeVariables = ${JSON.stringify(themeVariables)};`,
  '/@mui/material/styles/createThemeWithVars.mjs':
    "export default () => { throw new Error('The build makes the variables of the theme'); };",
  // The finished palette instead of what computes it. JSON leaves out the palette's two functions, which only the
  // making of the variables calls.
  '/@mui/material/styles/createPalette.mjs': `export default () => (${JSON.stringify(theme.palette)});`,
  // Components compute colors only where a theme has no variables.
  '/@mui/system/colorManipulator/colorManipulator.mjs': `
    const compute = () => { throw new Error('The build computes the colors of the theme'); };
    export { ${Object.keys(colorManipulator).map((name) => `compute as ${name}`)} };`,
  // Of components outside of a provider, of which the shop has none.
  '/@mui/material/styles/defaultTheme.mjs': 'export default {};',
  // Writes a theme as a script, for builds.
  '/@mui/material/styles/stringifyTheme.mjs': 'export const stringifyTheme = undefined;',
};

const noPropTypes = fileURLToPath(new URL('../src/shared/theme/no-prop-types.ts', import.meta.url));

/**
 * Leaves out what a phone would do at each start for the same result: making the theme's variables and colors, and two
 * default themes that no component uses. It took longer than everything else that runs before a page answers, but
 * react-dom, and weighed 6 KB.
 */
export const unusedMuiParts = {
  name: 'unused-mui-parts',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  enforce: 'pre',
  load: {
    filter: { id: Object.keys(replacements).map((path) => `**${path}`) },
    handler(id) {
      return Object.entries(replacements).find(([path]) => id.endsWith(path))?.[1];
    },
  },
  resolveId: {
    filter: { id: /^prop-types$/ },
    // Stripe's components keep it: they call it in production too.
    handler: (_source: string, importer: string | undefined) =>
      importer && /\/node_modules\/@mui\//.test(importer) ? noPropTypes : undefined,
  },
  transform: {
    filter: { id: /\/@mui\/material\/Box\/Box\.mjs$/ },
    handler: (code: string) => ({ code: code.replace('= createTheme()', '= {}'), map: null }),
  },
} as const satisfies Plugin;
