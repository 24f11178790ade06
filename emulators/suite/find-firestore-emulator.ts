import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { emulatorCache } from './emulator-ui.ts';

const jarName = 'cloud-firestore-emulator.jar';
const debianPackage = 'google-cloud-cli-firestore-emulator';
const overrideVariable = 'FIRESTORE_EMULATOR_BINARY_PATH';

export interface FirestoreEmulator {
  origin: 'environment' | 'downloaded' | 'google-cloud-sdk' | 'to-download';
  environment: Record<string, string>;
}

export const firestoreRemarks: Record<FirestoreEmulator['origin'], string> = {
  environment: ` (Firestore from ${overrideVariable})`,
  downloaded: '',
  'google-cloud-sdk': ' (Firestore from the Google Cloud SDK)',
  'to-download': ' (including a one-time download of about 60 MB)',
};

/**
 * Uses firebase-tools' download or, if there is none, the emulator of an installed Google Cloud
 * SDK.
 */
export function findFirestoreEmulator(jarDirectory: string): FirestoreEmulator {
  if (process.env[overrideVariable]) return { origin: 'environment', environment: {} };
  if (existsSync(downloadPath())) return { origin: 'downloaded', environment: {} };
  const sdkJar = [...debianPackageFiles(), ...gcloudFiles()].find(existsSync);
  if (sdkJar === undefined) return { origin: 'to-download', environment: {} };
  const jar = join(jarDirectory, 'firestore-emulator.jar');
  mkdirSync(jarDirectory, { recursive: true });
  writeFileSync(jar, createLauncherJar(sdkJar));
  return { origin: 'google-cloud-sdk', environment: { [overrideVariable]: jar } };
}

function downloadPath(): string {
  const require = createRequire(import.meta.url);
  const details = readFileSync(
    require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
    'utf8',
  );
  return join(emulatorCache(), JSON.parse(details).firestore.downloadPathRelativeToCacheDir);
}

function debianPackageFiles(): string[] {
  const listing = spawnSync('dpkg', ['-L', debianPackage], { encoding: 'utf8' });
  return (listing.stdout ?? '').split('\n').filter((path) => path.endsWith(`/${jarName}`));
}

function gcloudFiles(): string[] {
  const gcloud = (process.env.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, 'gcloud'))
    .find(existsSync);
  if (gcloud === undefined) return [];
  const sdk = dirname(dirname(realpathSync(gcloud)));
  return [join(sdk, 'platform', 'cloud-firestore-emulator', jarName)];
}

/**
 * firebase-tools runs `java -jar`, but the SDK's jar doesn't declare a main class. This jar
 * declares it and refers to the SDK's jar.
 */
export function createLauncherJar(sdkJar: string): Uint8Array {
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(sdkJar).href}`,
  ];
  const text = manifest.map((line) => `${foldManifestLine(line)}\r\n`).join('');
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(text) });
}

const manifestLineBytes = 72;

/** Jar manifest lines are limited to 72 bytes and continue after a space. */
export function foldManifestLine(line: string): string {
  const first = line.slice(0, manifestLineBytes);
  const rest = line.slice(manifestLineBytes).match(/.{1,71}/g) ?? [];
  return [first, ...rest].join('\r\n ');
}
