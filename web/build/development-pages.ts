import { openFileCache } from '@dental-shop/artwork/file-cache';
import { type MadePdfs, makePdfs } from '@dental-shop/artwork/pdfs';
import { makePictures } from '@dental-shop/artwork/pictures';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import type { Plugin } from 'vite';
import { catalogueData } from '../src/shared/catalogue/catalogue-data.ts';
import { pdfFilesAddress } from '../src/shared/downloads/pdfs.ts';
import { pdfTexts } from './page-data/pdf-texts.ts';
import { selectPageData } from './page-data/select-page-data.ts';
import { documentText } from './pages/document.ts';

const contentTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** `crypto.randomUUID` needs a secure context, which a phone on the local network doesn't have. */
const randomUuid = `crypto.randomUUID ??= () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};`;

/** Built on the first request, because building takes several seconds. */
function lazyPdfs(): () => Promise<MadePdfs> {
  let pending: Promise<MadePdfs> | undefined;
  return () => {
    pending ??= openFileCache().then((cache) =>
      makePdfs({ texts: pdfTexts, site: exampleSite, date: new Date(), cache }),
    );
    return pending;
  };
}

export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    async configureServer(server) {
      const pictures = await makePictures(catalogue);
      const data = selectPageData(catalogue, spanish, pictures.resolve);
      const categories = catalogueData.categories.url;
      const pdfs = lazyPdfs();
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
        const picture = pictures.files.get(path.replace(/^\/product-images\//, ''));
        if (path in data) {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(data[path]));
        } else if (path.startsWith('/product-images/') && picture !== undefined) {
          const extension = path.slice(path.lastIndexOf('.') + 1);
          response.setHeader('content-type', contentTypes[extension] ?? 'text/plain').end(picture);
        } else if (path === pdfFilesAddress.url || path.startsWith('/papers/')) {
          pdfs().then(({ files, sizes }) => {
            const pdf = files.get(path.replace(/^\/papers\//, ''));
            if (path === pdfFilesAddress.url) {
              response.setHeader('content-type', 'application/json').end(JSON.stringify(sizes));
            } else if (pdf) {
              response.setHeader('content-type', 'application/pdf').end(pdf);
            } else {
              next();
            }
          }, next);
        } else {
          next();
        }
      });
      // Runs after Vite's own middleware, so only requests that match no file get here.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const shell = documentText({
            language: 'en',
            siteName: exampleSite.name,
            head: { title: '', description: '' },
            loader: randomUuid,
            scripts: { isPrerendered: false, integrity: {}, thirdParty: [] },
            styles: '<script type="module" src="/src/main.tsx"></script>',
            html: '',
            pageData: { [categories]: data[categories] },
          });
          const page = await server.transformIndexHtml(request.url ?? '/', shell);
          response.setHeader('content-type', 'text/html').end(page);
        });
      };
    },
  };
}
