import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';

/** Every page elsewhere that this shop puts in a frame: the page's policy lets in no other. */
export function embeddedAddresses(
  site: Pick<SiteFacts, 'filmAddresses' | 'certification'>,
): string[] {
  return [...Object.values(site.filmAddresses), site.certification.quizAddress].filter(
    (address) => address !== '',
  );
}
