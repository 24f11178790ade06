import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { immutableFolder } from '@dental-shop/domain/hosting/immutable-files';
import { Refusal } from '../refusal.ts';

/**
 * Published with the pages, so the next deploy knows which files to keep, even if it runs on
 * another computer.
 */
const listFile = 'static-files.json';

const maxKeptMs = 14 * 24 * 60 * 60 * 1000;
/** Limits the site's size if there are many deploys per day. Keeps the newest files. */
const maxKeptFiles = 1_000;
const timeoutMs = 30_000;
const maxConcurrent = 8;

interface PublishedFile {
  /** SHA-256 in base64. */
  sha256: string;
  /** ISO date of the deploy that replaced the file. Missing for files in the current build. */
  replacedAt?: string;
}

type PublishedFiles = Readonly<Record<string, PublishedFile>>;

interface Published {
  webFolder: string;
  /** Without a trailing slash. */
  address: string;
  /** In ms since the epoch. */
  now?: number;
}

/** The build's naming scheme. Also validates downloaded files, which are written to these paths. */
const path = /^(css|data|js|media)\/[\w-]+(\.[\w-]+)*$/;

function readList(text: string): PublishedFiles {
  const list: unknown = JSON.parse(text);
  if (typeof list !== 'object' || list === null) throw new Error('Not a list of files.');
  for (const [file, entry] of Object.entries(
    list as Record<string, Partial<PublishedFile> | null>,
  )) {
    const { sha256, replacedAt = new Date(0).toISOString() } = entry ?? {};
    const isEntry = typeof sha256 === 'string' && !Number.isNaN(Date.parse(replacedAt));
    if (!path.test(file) || !isEntry) throw new Error(`Not an entry in a list of files: ${file}`);
  }
  return list as PublishedFiles;
}

async function fetchFile(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(address, { signal, redirect: 'error' });
}

async function publishedFiles(address: string): Promise<PublishedFiles> {
  try {
    const response = await fetchFile(`${address}/${listFile}`);
    if (response.status === 404) return {};
    if (!response.ok) throw new Error(`It responded with ${response.status}.`);
    return readList(await response.text());
  } catch (error) {
    throw new Refusal(
      `Couldn't read the list of published files from ${address}/${listFile}: ${String(error)} A deploy would break open pages. Try again.`,
    );
  }
}

/**
 * Removes files that an earlier run added. Throws if a file's name doesn't match the build's naming
 * scheme, because the next deploy wouldn't keep it.
 */
function builtFiles(webFolder: string): Record<string, string> {
  const file = join(webFolder, listFile);
  const earlier = existsSync(file) ? readList(readFileSync(file, 'utf8')) : {};
  for (const [name, { replacedAt }] of Object.entries(earlier)) {
    if (replacedAt !== undefined) rmSync(join(webFolder, immutableFolder, name), { force: true });
  }
  const built = staticFiles(webFolder);
  const unknown = Object.keys(built).filter((name) => !path.test(name));
  if (unknown.length > 0) {
    throw new Refusal(
      ...unknown.map(
        (name) =>
          `The next deploy wouldn't keep ${immutableFolder}/${name}. Allow its name in deploy/steps/keep-static-files.ts, or write it elsewhere in the build.`,
      ),
    );
  }
  return built;
}

export function filesToKeep(
  published: PublishedFiles,
  built: ReadonlySet<string>,
  now: number,
): [file: string, entry: Required<PublishedFile>][] {
  return Object.entries(published)
    .filter(([file]) => !built.has(file))
    .map(([file, { sha256, replacedAt = new Date(now).toISOString() }]) => {
      const retained: [string, Required<PublishedFile>] = [file, { sha256, replacedAt }];
      return retained;
    })
    .filter(([, { replacedAt }]) => now - Date.parse(replacedAt) < maxKeptMs)
    .sort(([, a], [, b]) => Date.parse(b.replacedAt) - Date.parse(a.replacedAt))
    .slice(0, maxKeptFiles);
}

/**
 * Adds the live scripts, styles, and data to the new build, so open pages and offline copies keep
 * working for two weeks. Throws if the site doesn't respond.
 */
export async function keepStaticFiles(published: Published): Promise<void> {
  const { webFolder, address, now = Date.now() } = published;
  const built = builtFiles(webFolder);
  const list: Record<string, PublishedFile> = Object.fromEntries(
    Object.entries(built).map(([file, sha256]) => [file, { sha256 }]),
  );
  const wanted = filesToKeep(await publishedFiles(address), new Set(Object.keys(built)), now);
  const waiting = [...wanted];
  const lost: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [file, entry] = next;
      const content = await download(`${address}/${immutableFolder}/${file}`, entry.sha256);
      if (content === undefined) {
        lost.push(file);
        continue;
      }
      const target = join(webFolder, immutableFolder, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
      list[file] = entry;
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  writeFileSync(join(webFolder, listFile), JSON.stringify(list));
  console.log(`✔ Kept ${wanted.length - lost.length} files from earlier deploys.`);
  if (lost.length > 0) console.log(`Left out because they changed: ${lost.join(', ')}`);
}

/** Undefined if the site no longer has this version of the file, for example after a rollback. */
async function download(address: string, sha256: string): Promise<Uint8Array | undefined> {
  const answer = await fetchFile(address);
  const content = new Uint8Array(await answer.arrayBuffer());
  return answer.ok && hashContent(content) === sha256 ? content : undefined;
}

/** SHA-256 in base64, by path within `static`. */
export function staticFiles(webFolder: string): Record<string, string> {
  const folder = join(webFolder, immutableFolder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file).replaceAll('\\', '/'),
      hashContent(readFileSync(file)),
    ]),
  );
}

export function hashContent(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64');
}
