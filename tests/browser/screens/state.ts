import type { Language } from '@dental-shop/domain/language/language';
import type { Page } from '@playwright/test';

export type Viewer = 'visitor' | 'dentist' | 'lab' | 'staff';

/** A screen that needs a sign-in or a few steps. */
export interface State {
  /** Also the file name of its screenshots. */
  name: string;
  viewer: Viewer;
  /** Exists only below the large breakpoint. */
  isNarrow?: boolean;
  /** Gets to the state from any page. Expects the language to be set. */
  reach: (page: Page, language: Language) => Promise<void>;
}
