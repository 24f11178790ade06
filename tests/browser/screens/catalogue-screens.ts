import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import type { Category } from '@dental-shop/domain/catalogue/category';
import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import { productsBySubCategory } from '@dental-shop/domain/catalogue/listing/products-by-sub-category';
import type { Product } from '@dental-shop/domain/catalogue/product';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { catalogueText } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import type { Language } from '@dental-shop/domain/language/language';
import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable, unavailableMessages } from '@dental-shop/domain/money/purchasability';
import { type PublicScreen, publicScreen } from './screen.ts';

const names = { en: catalogueText(), es: catalogueText(spanish) };
const categories = visibleEntries(catalogue.categories);

const spanishUnavailable = {
  call: 'Llámenos para conocer el precio',
  kit: 'Este artículo solo se vende como parte de un kit',
  unavailable: 'Este artículo no se vende por separado',
  'out-of-stock': 'Este artículo está agotado',
};

function inBoth<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make('en'), es: make('es') };
}

function priceOf({ price }: Product, language: Language): string {
  if (isPurchasable(price)) return formatPrice(price);
  return (language === 'en' ? unavailableMessages : spanishUnavailable)[price];
}

const productsScreen = publicScreen(
  '/products',
  { en: 'Our Products', es: 'Nuestros productos' },
  inBoth((language) => categories.map(({ name }) => names[language].categoryName(name))),
);

function categoryScreen(category: Category): PublicScreen {
  const groups = productsBySubCategory(catalogue.products, category.name);
  return publicScreen(
    `/products/${encodeURIComponent(category.name)}`,
    inBoth((language) => names[language].categoryName(category.name)),
    inBoth((language) => [
      language === 'en' ? 'Back to Categories' : 'Volver a categorías',
      names[language].categoryButton(category) ?? '',
      ...groups.flatMap(({ name, products }) => [
        names[language].subCategoryName(name),
        ...products.flatMap((product) => [
          names[language].productName(product),
          priceOf(product, language),
        ]),
      ]),
    ]),
  );
}

const informationTitles: Record<InfoPage, Record<Language, string>> = {
  'implant-category': { en: 'Implants', es: 'Implantes' },
  'healing-caps': { en: 'Healing Caps', es: 'Tapas de cicatrización' },
  'solid-abutments': { en: 'Solid Abutments', es: 'Pilares sólidos' },
  'contoured-abutments': {
    en: 'Contoured Shoulder Abutments',
    es: 'Pilares de hombro contorneado',
  },
  'angled-abutments': { en: 'Angled Abutments', es: 'Pilares angulados' },
  titach: { en: 'Titach System', es: 'Sistema Titach' },
  fridge: { en: 'Fridge System', es: 'Sistema Fridge' },
  'custom-prosthetics': { en: 'Custom Prosthetics', es: 'Prótesis a medida' },
  'simple-lift': { en: 'SimpleLift', es: 'SimpleLift' },
  'turbo-guide': { en: 'TurboGuide', es: 'TurboGuide' },
  'surgical-instruments': { en: 'Surgical Instruments', es: 'Instrumental quirúrgico' },
  kits: { en: 'Surgical & Prosthetic Kits', es: 'Kits quirúrgicos y protésicos' },
};

function informationScreen({ name, infoPage }: Category): PublicScreen {
  if (!infoPage) throw new Error(`The category ${name} has no information page.`);
  const english = `Back to ${name}`;
  const local = names.es.categoryName(name);
  return publicScreen(`/products/${encodeURIComponent(name)}/info`, informationTitles[infoPage], {
    en: [english, `View ${name} Products`],
    es: [`Volver a ${local}`, `Ver productos: ${local}`],
  });
}

/** All product pages look alike, so one per category is enough. */
function productScreen({ name }: Category): PublicScreen {
  const product = visibleEntries(catalogue.products).find(({ category }) => category === name);
  if (!product) throw new Error(`The category ${name} has no product to show.`);
  const { sku } = product;
  return publicScreen(
    `/products/${encodeURIComponent(name)}/${encodeURIComponent(sku)}`,
    inBoth((language) => names[language].productName(product)),
    inBoth((language) => [
      sku,
      priceOf(product, language),
      names[language].categoryName(name),
      language === 'en' ? 'Back' : 'Volver',
    ]),
  );
}

export const catalogueScreens: readonly PublicScreen[] = [
  productsScreen,
  ...categories.flatMap((category) => [
    categoryScreen(category),
    informationScreen(category),
    productScreen(category),
  ]),
];
