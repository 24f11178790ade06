import type { Product } from '@dental-shop/domain/catalogue/product';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';
import { paths } from '../../src/shared/config/paths.ts';

interface Step {
  name: string;
  path: string;
}

function object(type: string, properties: object): object {
  return { '@context': 'https://schema.org', '@type': type, ...properties };
}

/** `siteUrl` has no trailing slash. */
export function organization(siteUrl: string, { company, socialMedia }: SiteFacts): object {
  return object('Organization', {
    name: company.name,
    url: siteUrl + paths.home,
    logo: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: company.address.join(', '),
    sameAs: [company.website, ...socialMedia.map(({ address }) => address)],
  });
}

export function breadcrumbs(siteUrl: string, steps: readonly Step[]): object {
  return object('BreadcrumbList', {
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  });
}

export function productData(
  siteUrl: string,
  brand: string,
  product: Product,
  picture: string,
): object {
  const { sku, name, description, category, price } = product;
  const url = siteUrl + paths.product(category, sku);
  return object('Product', {
    name,
    sku,
    category,
    ...(description && { description }),
    brand: { '@type': 'Brand', name: brand },
    image: siteUrl + picture,
    url,
    ...(isPurchasable(price) && {
      offers: {
        '@type': 'Offer',
        // schema.org requires a decimal point and no currency symbol.
        price: (price / 100).toFixed(2),
        priceCurrency: 'USD',
        url,
      },
    }),
  });
}
