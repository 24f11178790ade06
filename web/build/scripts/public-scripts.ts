import type { Plugin } from 'vite';

export interface BundledModules {
  /** By script file. `root` is the module that the chunk was created for. */
  scripts: Map<string, { modules: string[]; root: string | null }>;
  lengths: Map<string, number>;
  /** Static imports only. */
  importsOf: Map<string, readonly string[]>;
}

export function noteModules(): { plugin: Plugin; noted: BundledModules } {
  const noted: BundledModules = { scripts: new Map(), lengths: new Map(), importsOf: new Map() };
  const plugin: Plugin = {
    name: 'note-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const written = Object.entries(file.modules).filter(([, { code }]) => code !== null);
        const modules = written.map(([id]) => id);
        for (const [id, { code }] of written) noted.lengths.set(id, code?.length ?? 0);
        noted.scripts.set(file.fileName, { modules, root: file.facadeModuleId });
      }
      for (const id of this.getModuleIds()) {
        noted.importsOf.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      }
    },
  };
  return { plugin, noted };
}

/** Packages that only signed-in users, the checkout, and form submissions may load. */
const heavyPackages =
  /\/node_modules\/(?:zod|@tanstack|reactfire|rxjs|rxfire|@firebase\/(?:firestore|database|storage|functions)|@stripe|@mui\/x-charts|d3-[a-z]+)\//;

/** Throws an error with the import chain if any of these scripts contains a heavy package. */
export function checkPublicScripts(
  loader: string,
  addresses: readonly string[],
  { scripts, importsOf }: Pick<BundledModules, 'scripts' | 'importsOf'>,
): void {
  const loaded = addresses.flatMap((address) => scripts.get(address.slice(1)) ?? []);
  const heavy = loaded.flatMap(({ modules }) => modules).find((id) => heavyPackages.test(id));
  if (heavy === undefined) return;
  const roots = loaded.flatMap(({ root }) => root ?? []);
  const chain = importChain(roots, importsOf) ?? [heavy];
  throw new Error(
    `${loader} must not load code for signed-in users or forms:\n  ${chain.map(shortName).join('\n  imports ')}`,
  );
}

function importChain(
  roots: readonly string[],
  importsOf: BundledModules['importsOf'],
): string[] | undefined {
  const chains = roots.map((root) => [root]);
  const seen = new Set(roots);
  // The loop appends to the array it iterates over, so it checks the shortest chains first.
  for (const chain of chains) {
    const last = chain.at(-1) ?? '';
    if (heavyPackages.test(last)) return chain;
    for (const next of importsOf.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      chains.push([...chain, next]);
    }
  }
  return undefined;
}

const shortName = (id: string) => id.replace(/^.*\/(?=(?:web|domain)\/src\/|node_modules\/)/, '');
