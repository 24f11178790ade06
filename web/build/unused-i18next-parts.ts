import type { Plugin } from 'vite';

/** A class of that name, from its line to the line that closes it. */
const classNamed = (name: string) => new RegExp(`^class ${name}\\b.*\\{\\n[^]*?^\\}$`, 'm');

/** A method of that name, likewise. */
const methodNamed = (name: string) => new RegExp(`^  ${name}\\(.*\\{\\n[^]*?^  \\}$`, 'm');

/** Stands in for what fetches texts from a server: the shop has no such server. */
const idleConnector = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) {
    callback?.();
  }
}`;

/**
 * Leaves out what i18next brings and the shop does not use, 2 KB of every page: formats within texts, for which the
 * shop has functions of its own, the fetching of texts, which come as scripts here, copies of an instance, texts that a
 * server has put into the page, and which languages are written from right to left. All of i18next is one module,
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
        .replace(classNamed('Connector'), idleConnector)
        .replace(methodNamed('cloneInstance'), '')
        .replace(methodNamed('hydrate'), '')
        .replace(methodNamed('dir'), ''),
      map: null,
    }),
  },
} as const satisfies Plugin;
