import type { Plugin } from 'vite';

/** The module of the production build in the place of one for developers, by their paths. */
export const productionBuildOf = (path: string) =>
  path.replace('/dist/development/', '/dist/production/');

/**
 * What only data routers use, and what to put in its place. The shop's routes have no loaders, so the state of such a
 * router is always missing where React Router renders the matching routes.
 */
export const partsOfDataRouters = [
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
] as const;

const withoutDataRouters = (code: string): string =>
  partsOfDataRouters.reduce((text, [part, instead]) => text.replace(part, instead), code);

/**
 * Takes React Router's production build, where its package names the one for developers with its warnings, and makes
 * unused components removable by tree shaking, which saves 4 KB: assigning `displayName` and calling `forwardRef` count
 * as side effects, for which the bundler would keep them.
 */
export const unusedRouterParts = {
  name: 'unused-router-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && productionBuildOf(resolved.id);
    },
  },
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/[^?]*\.mjs$/ },
    handler: (code: string) => ({
      code: withoutDataRouters(code)
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/ = (\w+\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'),
      map: null,
    }),
  },
} as const satisfies Plugin;
