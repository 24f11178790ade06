import { exampleSite } from '@dental-shop/domain/settings/example-site';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';

export const site: SiteFacts = import.meta.env.VITE_SITE_FACTS
  ? JSON.parse(import.meta.env.VITE_SITE_FACTS)
  : exampleSite;
