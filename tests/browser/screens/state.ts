import type { Language } from '@dental-shop/domain/language/language';
import type { Page } from '@playwright/test';

export type Viewer = 'visitor' | 'dentist' | 'lab' | 'staff';

/** A screen that needs more than a URL, such as a sign-in. */
export interface State {
  /** Also names the screenshots. */
  name: string;
  viewer: Viewer;
  /** The state exists only below the large breakpoint. */
  isNarrow?: boolean;
  /** Works from any page, but the language must be set first. */
  reach: (page: Page, language: Language) => Promise<void>;
}
