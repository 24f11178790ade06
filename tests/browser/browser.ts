import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Headless builds come first, because they run the tests 25% faster. */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const usualLocations: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
};

export function browserCandidates(
  environment: Record<string, string | undefined>,
  platform: NodeJS.Platform,
): string[] {
  const { CHROME_PATH: chosen, PATH: path = '' } = environment;
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return [
    ...(chosen ? [chosen] : []),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(usualLocations[platform] ?? []),
  ];
}

/** Falls back to the browser that Playwright downloaded. */
export function findBrowser(): string | undefined {
  const candidates = browserCandidates(process.env, process.platform);
  return [...candidates, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

/** These flags are for running as root in a container without a GPU or a network. */
export function launchOptions() {
  const browser = findBrowser();
  return {
    ...(browser === undefined ? {} : { executablePath: browser }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
