import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { deployedFolders } from '../project.ts';

const textFile = /\.(js|html|json|css|txt|xml|webmanifest)$/;

/**
 * Patterns that only match emulator builds. Libraries contain `localhost` too, but without a port.
 */
const emulatorSigns: readonly [sign: RegExp, what: string][] = [
  [/\b127\.0\.0\.1\b/, 'the address 127.0.0.1'],
  [/\blocalhost:\d/, 'an address of localhost'],
  [/\bdemo-dental-shop\b/, "the emulators' project"],
  [/\bpk_test_local/, "the local Stripe's key"],
  [/\blocal-app-check-token\b/, "the emulators' App Check"],
  [/\bVITE_(APP_CHECK|AUTH|FIRESTORE|FUNCTIONS)_EMULATOR_\w+["']?:/, "an emulator's setting"],
];

interface BuiltFile {
  path: string;
  text: string;
}

function textFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => textFile.test(path))
    .sort()
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(folder, path), 'utf8'),
    }));
}

export function keysFile(folder: string, settings: ShopSettings): string | undefined {
  return textFiles(folder).find(
    ({ path, text }) => path.endsWith('.js') && text.includes(settings.firebase.apiKey),
  )?.path;
}

export function webBuildProblems(folder: string, settings: ShopSettings): string[] {
  const missing = ['index.html', 'app.html', '.content-security-policy'].filter(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing.length > 0) {
    return [
      `${deployedFolders.web} lacks ${missing.join(' and ')}, so the build is incomplete. Build it again.`,
    ];
  }
  const files = textFiles(folder);
  const found = emulatorSigns.flatMap(([sign, what]) => {
    const file = files.find(({ text }) => sign.test(text));
    return file
      ? [
          `${deployedFolders.web}/${file.path} contains ${what}: it was built for the emulators. Build for production again.`,
        ]
      : [];
  });
  if (found.length > 0) return found;
  const publicKeys: readonly [name: string, value: string][] = [
    ['firebase.apiKey', settings.firebase.apiKey],
    ['stripe.publishableKey', settings.stripe.publishableKey],
    // Empty if App Check is off, so the check below always passes.
    ['appCheck.siteKey', settings.appCheck.mode === 'off' ? '' : settings.appCheck.siteKey],
  ];
  return publicKeys
    .filter(([, value]) => !files.some(({ text }) => text.includes(value)))
    .map(
      ([name]) =>
        `${deployedFolders.web} was built with a different ${name} than in the settings. Build it again.`,
    );
}
