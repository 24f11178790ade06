import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedFolders } from '../project.ts';

interface Manifest {
  main?: string;
  dependencies?: Record<string, string>;
}

interface LockFile {
  packages?: Record<string, { version?: string; dependencies?: Record<string, string> }>;
}

function readJson<Content>(file: string): Content | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const isEqual = (one: Record<string, string> = {}, other: Record<string, string> = {}) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

export function functionsBuildProblems(folder: string, tested: LockFile): string[] {
  const shown = deployedFolders.functions;
  const manifest = readJson<Manifest>(join(folder, 'package.json'));
  if (!manifest || !existsSync(join(folder, manifest.main ?? 'index.js'))) {
    return [`${shown} is missing or incomplete. Build it again.`];
  }
  return [
    ...lockProblems(manifest, readJson(join(folder, 'package-lock.json')), tested),
    ...readdirSync(folder)
      .filter((name) => /^\.(env|secret)/.test(name))
      .map(
        (name) =>
          `${shown}/${name} would be uploaded with the functions. Delete it. Parameters come from ${deployedFolders.parameters}, secrets from Secret Manager.`,
      ),
  ];
}

function lockProblems(manifest: Manifest, lock: LockFile | undefined, tested: LockFile): string[] {
  const file = `${deployedFolders.functions}/package-lock.json`;
  if (!lock) {
    return [
      `${file} is missing, so a deploy would install untested versions. Build the functions again.`,
    ];
  }
  if (!isEqual(lock.packages?.['']?.dependencies, manifest.dependencies)) {
    return [`${file} doesn't match the package.json next to it. Build the functions again.`];
  }
  const versionIn = ({ packages }: LockFile, name: string) =>
    (packages?.[`functions/node_modules/${name}`] ?? packages?.[`node_modules/${name}`])?.version;
  return Object.keys(manifest.dependencies ?? {})
    .filter((name) => versionIn(lock, name) !== versionIn(tested, name))
    .map(
      (name) =>
        `${file} has a different version of ${name} than package-lock.json, which the tests use. Build the functions again.`,
    );
}
