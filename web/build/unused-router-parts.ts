import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the components of React Router that nothing imports, 2 KB of them: it keeps what has a
 * name for React's developer tools written to it, and what comes of a call that it does not know.
 */
export const unusedRouterParts = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/[^?]*\.mjs$/ },
    handler: (code: string) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/ = (\w+\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'),
      map: null,
    }),
  },
} as const satisfies Plugin;
