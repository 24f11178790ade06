import { site } from '../config/site.ts';

export interface DocumentHead {
  /** Empty on the home page, whose title is the site's name. */
  title: string;
  description: string;
}

export function documentTitle(title: string): string {
  return title === '' ? site.name : `${title} | ${site.name}`;
}
