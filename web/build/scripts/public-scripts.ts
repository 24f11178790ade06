import type { Plugin } from 'vite';

export interface BundledModules {
  /** By file name. `root` is the module that the chunk was created for. */
  scripts: Map<string, { modules: string[]; root: string | null }>;
  lengths: Map<string, number>;
  /** Static imports only. */
  importsByModule: Map<string, readonly string[]>;
}

export function recordModules(): { plugin: Plugin; bundledModules: BundledModules } {
  const bundledModules: BundledModules = {
    scripts: new Map(),
    lengths: new Map(),
    importsByModule: new Map(),
  };
  const plugin: Plugin = {
    name: 'record-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const written = Object.entries(file.modules).filter(([, { code }]) => code !== null);
        const modules = written.map(([id]) => id);
        for (const [id, { code }] of written) bundledModules.lengths.set(id, code?.length ?? 0);
        bundledModules.scripts.set(file.fileName, { modules, root: file.facadeModuleId });
      }
      for (const id of this.getModuleIds()) {
        bundledModules.importsByModule.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      }
    },
  };
  return { plugin, bundledModules };
}

/** Too large for public pages: only signed-in users, the checkout, and form submissions may load these packages. */
const heavyPackages =
  /\/node_modules\/(?:zod|@tanstack|reactfire|rxjs|rxfire|@firebase\/(?:firestore|database|storage|functions)|@stripe|@mui\/x-[a-z-]+|d3-[a-z]+)\//;

export function checkPublicScripts(
  loader: string,
  addresses: readonly string[],
  { scripts, importsByModule }: Pick<BundledModules, 'scripts' | 'importsByModule'>,
): void {
  const loaded = addresses.flatMap((address) => scripts.get(address.slice(1)) ?? []);
  const heavyModule = loaded.flatMap(({ modules }) => modules).find((id) => heavyPackages.test(id));
  if (heavyModule === undefined) return;
  const roots = loaded.flatMap(({ root }) => root ?? []);
  const chain = importChain(roots, importsByModule) ?? [heavyModule];
  throw new Error(
    `${loader} must not load code for signed-in users or forms:\n  ${chain.map(shortName).join('\n  imports ')}`,
  );
}

function importChain(
  roots: readonly string[],
  importsByModule: BundledModules['importsByModule'],
): string[] | undefined {
  const chains = roots.map((root) => [root]);
  const seen = new Set(roots);
  // A breadth-first search: the loop appends to the array that it iterates over.
  for (const chain of chains) {
    const last = chain.at(-1) ?? '';
    if (heavyPackages.test(last)) return chain;
    for (const next of importsByModule.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      chains.push([...chain, next]);
    }
  }
  return undefined;
}

const shortName = (id: string) => id.replace(/^.*\/(?=(?:web|domain)\/src\/|node_modules\/)/, '');
