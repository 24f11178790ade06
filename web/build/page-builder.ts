import { readFile } from 'node:fs/promises';
import { minifySync } from 'vite';
import { embeddedAddresses } from '../src/config/embedded-addresses.ts';
import type { Environment } from '../src/config/parse-environment.ts';
import { catalogueData } from '../src/features/catalogue/catalogue-data.ts';
import type { AllPageData, PrerenderedPage } from '../src/prerender.tsx';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentText } from './document.ts';
import type { EntryFiles } from './manifest.ts';

export interface PageBuilder {
  page: (rendered: PrerenderedPage) => string;
  /** What Hosting answers with where no page is prerendered: rendered in the browser alone. */
  shell: (data: AllPageData) => string;
}

interface PageBuilderOptions {
  environment: Environment;
  files: EntryFiles;
  outputFolder: string;
}

function emulatorOrigins(environment: Environment): string[] {
  const { authEmulatorUrl, firestoreEmulator, functionsEmulator } = environment;
  return [
    ...(authEmulatorUrl ? [new URL(authEmulatorUrl).origin] : []),
    ...[firestoreEmulator, functionsEmulator].flatMap((emulator) =>
      emulator ? [`http://${emulator.host}:${emulator.port}`] : [],
    ),
  ];
}

/** Reads what all pages have in common: the loader, its policy and the site's own styles. */
export async function pageBuilder(options: PageBuilderOptions): Promise<PageBuilder> {
  const { environment, files, outputFolder } = options;
  const loaderFile = new URL('loader.js', import.meta.url);
  const loader = minifySync('loader.js', await readFile(loaderFile, 'utf8')).code.trim();
  const globalStyles = await readFile(`${outputFolder}${files.styleFile}`, 'utf8');
  const common = {
    loader,
    font: files.font,
    contentSecurityPolicy: contentSecurityPolicy({
      inlineScripts: [loader],
      stripeJsUrl: environment.stripeScriptUrl,
      projectId: environment.firebase.projectId,
      emulatorOrigins: emulatorOrigins(environment),
      embeddedAddresses,
    }),
  };
  const style = `<style>${globalStyles.trim()}</style>`;
  const categories = catalogueData.categories.url;
  return {
    page: (rendered) =>
      documentText({
        ...common,
        head: rendered.head,
        scripts: {
          isPrerendered: true,
          main: files.main,
          preloads: files.preloadsOf(rendered.chunk, rendered.content),
        },
        styles: style + rendered.styles,
        html: rendered.html,
        pageData: rendered.data,
      }),
    shell: (data) =>
      documentText({
        ...common,
        head: { title: '', description: '' },
        scripts: { isPrerendered: false, main: files.main, preloads: files.preloadsOf() },
        styles: style,
        html: '',
        pageData: { [categories]: data[categories] },
      }),
  };
}
