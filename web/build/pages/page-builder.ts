import { readFile } from 'node:fs/promises';
import type { AllPageData, PrerenderedPage } from '../../src/prerender.tsx';
import { catalogueData } from '../../src/shared/catalogue/catalogue-data.ts';
import type { EntryFiles } from '../scripts/manifest.ts';
import { computeIntegrity } from '../scripts/subresource-integrity.ts';
import { unlistedTags } from '../sharing/page-tags.ts';
import { documentText } from './document.ts';

export interface PageBuilder {
  page: (rendered: PrerenderedPage, tags: string) => string;
  shell: (data: AllPageData) => string;
  /**
   * The 404 page. The browser renders it from scratch instead of hydrating it, because the app may have a screen for
   * the URL.
   */
  notFound: (rendered: PrerenderedPage) => string;
}

interface PageBuilderOptions {
  loader: string;
  siteName: string;
  files: EntryFiles;
  outputFolder: string;
  thirdPartyScripts: readonly string[];
}

export async function pageBuilder(options: PageBuilderOptions): Promise<PageBuilder> {
  const { loader, siteName, files, outputFolder, thirdPartyScripts } = options;
  const globalStyles = await readFile(`${outputFolder}${files.styleFile}`, 'utf8');
  const common = { loader, siteName, font: files.font };
  const style = `<style>${globalStyles.trim()}</style>`;
  const categories = catalogueData.categories.url;
  const scriptsOf = (isPrerendered: boolean, before: string[]) => ({
    isPrerendered,
    integrity: computeIntegrity([...before, files.main], outputFolder),
    thirdParty: thirdPartyScripts,
  });
  const renderedPage = (rendered: PrerenderedPage, tags: string, isPrerendered: boolean) => {
    const { language, chunk, content, head, html } = rendered;
    const scripts = scriptsOf(isPrerendered, files.scriptsBefore(language, chunk, content));
    const styles = style + rendered.styles;
    return documentText({
      ...common,
      language,
      head,
      tags,
      scripts,
      styles,
      html,
      pageData: rendered.data,
    });
  };
  return {
    page: (rendered, tags) => renderedPage(rendered, tags, true),
    shell: (data) =>
      documentText({
        ...common,
        language: 'en',
        head: { title: '', description: '' },
        tags: unlistedTags,
        scripts: scriptsOf(false, files.scriptsBefore('en')),
        styles: style,
        html: '',
        pageData: { [categories]: data[categories] },
      }),
    notFound: (rendered) => renderedPage(rendered, unlistedTags, false),
  };
}
