import { readFile } from 'node:fs/promises';
import type { AllPageData, PrerenderedPage } from '../../src/prerender.tsx';
import { catalogueData } from '../../src/shared/catalogue/catalogue-data.ts';
import type { EntryFiles } from '../scripts/manifest.ts';
import { integrityOf } from '../scripts/subresource-integrity.ts';
import { unlistedTags } from '../sharing/page-tags.ts';
import { documentText } from './document.ts';

export interface PageBuilder {
  /** `tags` are the page's own elements for search engines and for sharing. */
  page: (rendered: PrerenderedPage, tags: string) => string;
  /** The answer to addresses without a prerendered page, which the browser renders. */
  shell: (data: AllPageData) => string;
  /**
   * The answer, with status 404, to unknown addresses. The browser renders it anew instead of hydrating
   * it: it was prerendered for no address of its own, and the application may know the one asked for.
   */
  notFound: (rendered: PrerenderedPage) => string;
}

interface PageBuilderOptions {
  /** Text of the inline loader, as it stands in the policy. */
  loader: string;
  siteName: string;
  files: EntryFiles;
  outputFolder: string;
  /** Beginnings of the addresses of others' scripts that pages may load. */
  foreignScripts: readonly string[];
}

/** Reads what all pages have in common: the loader and the site's own styles. */
export async function pageBuilder(options: PageBuilderOptions): Promise<PageBuilder> {
  const { loader, siteName, files, outputFolder, foreignScripts } = options;
  const globalStyles = await readFile(`${outputFolder}${files.styleFile}`, 'utf8');
  const common = { loader, siteName, font: files.font };
  const style = `<style>${globalStyles.trim()}</style>`;
  const categories = catalogueData.categories.url;
  const scriptsOf = (isPrerendered: boolean, before: string[]) => ({
    isPrerendered,
    integrity: integrityOf([...before, files.main], outputFolder),
    foreign: foreignScripts,
  });
  const scriptsBefore = ({ language, chunk, content }: PrerenderedPage) =>
    files.scriptsBefore(language, chunk, content);
  return {
    page: (rendered, tags) =>
      documentText({
        ...common,
        language: rendered.language,
        head: rendered.head,
        tags,
        scripts: scriptsOf(true, scriptsBefore(rendered)),
        styles: style + rendered.styles,
        html: rendered.html,
        pageData: rendered.data,
      }),
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
    notFound: (rendered) =>
      documentText({
        ...common,
        language: rendered.language,
        head: rendered.head,
        tags: unlistedTags,
        scripts: scriptsOf(false, scriptsBefore(rendered)),
        styles: style + rendered.styles,
        html: rendered.html,
        pageData: rendered.data,
      }),
  };
}
