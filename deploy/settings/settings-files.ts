import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkSettings } from '@dental-shop/domain/settings/settings-problems';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { projectRoot, settingsFolder } from '../project.ts';
import { Refusal } from '../refusal.ts';

export interface Shop {
  alias: string | undefined;
  file: string;
  settings: ShopSettings;
}

const exampleFile = 'example.json';

const shown = (file: string) => {
  const path = relative(projectRoot, file);
  return path.startsWith('..') ? file : path;
};

export const settingsFix = (alias: string) =>
  `Run \`npm run deploy -- --init --project ${alias}\` in a terminal, which prompts for each setting, or copy ${settingsFolder}/${exampleFile} to ${settingsFolder}/${alias}.json and fill it in.`;

export function readSettings(file: string): ShopSettings {
  if (!existsSync(file)) throw new Refusal(`There is no settings file ${shown(file)}.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The parser's message quotes the file, which may contain a misplaced secret.
    throw new Refusal(
      `${shown(file)} isn't valid JSON. Compare it with ${settingsFolder}/${exampleFile}. The usual cause is a missing or extra comma.`,
    );
  }
  const { settings, problems } = checkSettings(content);
  if (settings) return settings;
  throw new Refusal(`${shown(file)} cannot be deployed:`, ...problems);
}

export function settingsFiles(folder: string): { alias: string; file: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== exampleFile)
    .sort()
    .map((name) => ({ alias: name.slice(0, -'.json'.length), file: join(folder, name) }));
}

export function projectIdIn(file: string): string | undefined {
  try {
    const { projectId } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof projectId === 'string' ? projectId : undefined;
  } catch {
    // Invalid JSON; `readSettings` reports it when that shop is deployed.
    return undefined;
  }
}

export function findShop(name: string, folder = join(projectRoot, settingsFolder)): Shop {
  const files = settingsFiles(folder);
  const found =
    files.find(({ alias }) => alias === name) ??
    files.find(({ file }) => projectIdIn(file) === name);
  if (found) return { ...found, settings: readSettings(found.file) };
  const isAlias = name === 'production' || name === 'staging';
  throw new Refusal(
    isAlias
      ? `There is no settings file ${settingsFolder}/${name}.json. ${settingsFix(name)}`
      : `No settings file in ${settingsFolder} is for the project ${name}. ${settingsFix('production')}`,
  );
}
