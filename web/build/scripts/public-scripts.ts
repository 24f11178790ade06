import type { Plugin } from 'vite';

/** What the bundler knows of the scripts that browsers load; modules by their ids, which are paths. */
export interface BundledModules {
  /** By a script's file: the modules that it has code of, and the one that it is there for. */
  scripts: Map<string, { modules: string[]; root: string | null }>;
  /** Characters of a module's code, before it is minified. */
  lengths: Map<string, number>;
  /** By a module: those that it imports, but for what it loads later. */
  importsOf: Map<string, readonly string[]>;
}

/** A plugin for the bundler, and what it notes as the scripts are written. */
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

/**
 * Packages that are for whoever has signed in or pays, and for whoever sends a form: no page of the
 * site waits for them.
 */
const heavyPackages =
  /\/node_modules\/(?:zod|@tanstack|reactfire|rxjs|rxfire|@firebase\/(?:firestore|database|storage|functions)|@stripe|@mui\/x-charts|d3-[a-z]+)\//;

/**
 * Throws an Error where a page, or whatever else visitors load, would bring a heavy package, and names the chain of
 * imports that brings it. `addresses` are those of the scripts that it loads.
 */
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
    `${loader} must not load what is behind a sign-in or a form:\n  ${chain.map(shortName).join('\n  imports ')}`,
  );
}

/** The shortest chain of imports from one of these modules to a heavy package. */
function importChain(
  roots: readonly string[],
  importsOf: BundledModules['importsOf'],
): string[] | undefined {
  const chains = roots.map((root) => [root]);
  const seen = new Set(roots);
  // Grows while it is read: the shortest chains come first.
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
