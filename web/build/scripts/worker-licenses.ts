import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const included: Readonly<Record<string, string>> = {
  'zxing-wasm':
    'Includes ZXing-C++ (https://github.com/zxing-cpp/zxing-cpp) under the Apache License 2.0, the text of which is under @e965/xlsx.',
};

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Vite leaves workers out of `licenses.txt`. */
export function workerLicenses(): { plugin: Plugin; text: () => Promise<string> } {
  const folders = new Set<string>();
  return {
    plugin: {
      name: 'worker-licenses',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const modules = file.type === 'chunk' ? file.moduleIds : [];
          for (const id of modules)
            for (const folder of packageFolder.exec(id) ?? []) folders.add(folder);
        }
      },
    },
    async text() {
      const licenses = [...folders].sort().map(async (folder) => {
        const manifest = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
        const file = (await readdir(folder)).find((name) => /^licen[cs]e(\.|$)/i.test(name));
        if (file === undefined) throw new Error(`${manifest.name} has no license file.`);
        const license = await readFile(`${folder}/${file}`, 'utf8');
        const text = [license.trim(), included[manifest.name]].filter(Boolean).join('\n\n');
        return `\n## ${manifest.name} - ${manifest.version} (${manifest.license})\n\n${text}\n`;
      });
      return (await Promise.all(licenses)).join('');
    },
  };
}
