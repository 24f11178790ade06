import type { Language } from '@dental-shop/domain/language/language';
import type { Manifest } from 'vite';

export interface EntryFiles {
  main: string;
  font: string;
  styleFile: string;
  /** Scripts that run before the entry, in order. `chunk` and `content` are names of source files. */
  scriptsBefore: (language: Language, chunk?: string, content?: readonly string[]) => string[];
  lazyScripts: (...chunks: string[]) => string[];
}

const entrySource = 'src/main.tsx';

function findChunk(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
  return chunk;
}

/** In dependency order. */
function collectFiles(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return new Set();
  seen.add(key);
  const chunk = findChunk(manifest, key);
  const imported = (chunk.imports ?? []).flatMap((each) => [...collectFiles(manifest, each, seen)]);
  return new Set([...imported, chunk.file]);
}

function lazyChunkKey(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find(
    (key) => manifest[key]?.isDynamicEntry && key.replace(/\.tsx?$/, '').endsWith(`/${name}`),
  );
  if (!found) throw new Error(`The build has no chunk named ${name}.`);
  return found;
}

export function entryFiles(manifest: Manifest): EntryFiles {
  const entry = findChunk(manifest, entrySource);
  const font = entry.assets?.find((file) => file.endsWith('.woff2'));
  const styleFile = entry.css?.[0];
  if (!font || !styleFile) throw new Error('The build has no font or no styles.');
  return {
    main: `/${entry.file}`,
    font: `/${font}`,
    styleFile,
    scriptsBefore(language, chunk, content = []) {
      const keys = [
        entrySource,
        ...(language === 'en' ? [] : [`src/shared/i18n/${language}.ts`]),
        ...(chunk ? [lazyChunkKey(manifest, chunk)] : []),
        ...content.map((section) => `src/shared/i18n/content/${language}/${section}.ts`),
      ];
      const files = new Set(keys.flatMap((key) => [...collectFiles(manifest, key)]));
      files.delete(entry.file);
      return [...files].map((file) => `/${file}`);
    },
    lazyScripts(...chunks) {
      const first = collectFiles(manifest, entrySource);
      const all = chunks.flatMap((chunk) => [
        ...collectFiles(manifest, lazyChunkKey(manifest, chunk)),
      ]);
      return [...new Set(all)].filter((file) => !first.has(file)).map((file) => `/${file}`);
    },
  };
}
