import type { Plugin } from 'vite';

/** A class of that name, from its line to the line that closes it. */
const classNamed = (name: string) => new RegExp(`^class ${name}\\b.*\\{\\n[^]*?^\\}$`, 'm');

/** Stands in for what fetches texts from a server: the shop has no such server. */
const idleConnector = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) {
    callback?.();
  }
}`;

/**
 * Leaves out what i18next brings and the shop does not use, 1.5 KB of every page: formats within texts, for which the
 * shop has functions of its own, and the fetching of texts, which come as scripts here. All of i18next is one module,
 * whose classes refer to each other, so that the bundler cannot leave them out.
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
