import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';
import { informationTexts } from '../../src/features/category-information/texts/information-texts.ts';
import { paths } from '../../src/shared/config/paths.ts';
import { common } from '../../src/shared/i18n/en/common.ts';
import type { ResolvePicture } from '../page-data/select-page-data.ts';
import { socialPicturePath } from './social-pictures.ts';
import { breadcrumbs, organization, productData } from './structured-data.ts';

export interface SharedPage {
  pictureFile: string;
  pictureText: string;
  structuredData: readonly object[];
}

interface SharedPagesOptions {
  siteUrl: string;
  site: SiteFacts;
  catalogue: Catalogue;
  resolvePicture: ResolvePicture;
}

export function sharedPages(options: SharedPagesOptions): (path: string) => SharedPage {
  const { siteUrl, site, catalogue, resolvePicture } = options;
  const shop = { pictureFile: resolvePicture('category-implants.svg'), pictureText: site.name };
  const pictured = (fileName: string, name: string) =>
    fileName === '' ? shop : { pictureFile: resolvePicture(fileName), pictureText: name };
  const pages = new Map<string, SharedPage>();
  pages.set(paths.home, { ...shop, structuredData: [organization(siteUrl, site)] });

  const products = { name: common.navigation.products, path: paths.products };
  for (const { name, thumbnail, infoPage } of visibleEntries(catalogue.categories)) {
    const steps = [products, { name, path: paths.category(name) }];
    const picture = pictured(thumbnail, name);
    pages.set(paths.category(name), { ...picture, structuredData: [breadcrumbs(siteUrl, steps)] });
    if (!infoPage) continue;
    const path = paths.categoryInformation(name);
    const information = { name: informationTexts[infoPage].en.title, path };
    const structuredData = [breadcrumbs(siteUrl, [...steps, information])];
    pages.set(path, { ...picture, structuredData });
  }
  for (const product of visibleEntries(catalogue.products)) {
    const { name, sku, category, pictures } = product;
    const path = paths.product(category, sku);
    const picture = pictured(pictures[0] ?? '', name);
    pages.set(path, {
      ...picture,
      structuredData: [
        productData(siteUrl, site.name, product, socialPicturePath(picture.pictureFile)),
        breadcrumbs(siteUrl, [
          products,
          { name: category, path: paths.category(category) },
          { name, path },
        ]),
      ],
    });
  }
  return (path) => pages.get(path) ?? { ...shop, structuredData: [] };
}
