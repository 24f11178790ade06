import type { Plugin } from 'vite';

/** A class of that name, from its line to the line that closes it. */
const classNamed = (name: string) => new RegExp(`^class ${name}\\b.*\\{\\n[^]*?^\\}$`, 'm');

/** In the place of what fetches texts from a server: with no server it has nothing to do. */
const idleConnector = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) {
    callback?.();
  }
}`;

/**
 * Leaves out what i18next brings and the shop does not use, 1 KB of every page: formats within texts, for which the
 * shop has functions of its own, and the fetching of texts from a server, which come as scripts here. i18next is one
 * module with all of its classes in it, so that the bundler cannot tell.
 */
export const unusedI18nextParts = {
  name: 'unused-i18next-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js/ },
    handler: (code: string) => ({
      code: code
        .replace(classNamed('Formatter'), 'const Formatter = undefined;')
        .replace(classNamed('Connector'), idleConnector),
      map: null,
    }),
  },
} as const satisfies Plugin;
