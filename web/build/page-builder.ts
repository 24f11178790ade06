import { readFile } from 'node:fs/promises';
import type { AllPageData, PrerenderedPage } from '../src/prerender.tsx';
import { catalogueData } from '../src/shared/catalogue/catalogue-data.ts';
import { documentText } from './document.ts';
import type { EntryFiles } from './manifest.ts';
import { unlistedTags } from './sharing/page-tags.ts';

export interface PageBuilder {
  /** `tags` are the page's own elements for search engines and for sharing. */
  page: (rendered: PrerenderedPage, tags: string) => string;
  /** What Hosting answers with where no page is prerendered: rendered in the browser alone. */
  shell: (data: AllPageData) => string;
  /**
   * What Hosting answers with, and status 404, where there is nothing. It is not hydrated: it is
   * rendered for no address of its own, and the application may know the one that it stands at.
   */
  notFound: (rendered: PrerenderedPage) => string;
}

interface PageBuilderOptions {
  /** Text of the inline loader, as it stands in the policy. */
  loader: string;
  siteName: string;
  files: EntryFiles;
  outputFolder: string;
}

/** Reads what all pages have in common: the loader and the site's own styles. */
export async function pageBuilder(options: PageBuilderOptions): Promise<PageBuilder> {
  const { loader, siteName, files, outputFolder } = options;
  const globalStyles = await readFile(`${outputFolder}${files.styleFile}`, 'utf8');
  const common = { loader, siteName, font: files.font };
  const style = `<style>${globalStyles.trim()}</style>`;
  const categories = catalogueData.categories.url;
  const shellScripts = { isPrerendered: false, main: files.main, preloads: files.preloadsOf() };
  return {
    page: (rendered, tags) =>
      documentText({
        ...common,
        head: rendered.head,
        tags,
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
        tags: unlistedTags,
        scripts: shellScripts,
        styles: style,
        html: '',
        pageData: { [categories]: data[categories] },
      }),
    notFound: (rendered) =>
      documentText({
        ...common,
        head: rendered.head,
        tags: unlistedTags,
        scripts: shellScripts,
        styles: style + rendered.styles,
        html: rendered.html,
        pageData: rendered.data,
      }),
  };
}
