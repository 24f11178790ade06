import { exampleSite } from '@dental-shop/domain/settings/example-site';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';

/**
 * What only the shop's owner knows. A deployed shop's facts are in its settings file, from which the
 * build puts them here; a developer's shop has the examples.
 */
export const site: SiteFacts = import.meta.env.VITE_SITE_FACTS
  ? JSON.parse(import.meta.env.VITE_SITE_FACTS)
  : exampleSite;
