import type { Language } from '@dental-shop/domain/language/language';
import type { Page } from '@playwright/test';

/** Who looks at a screen. */
export type Viewer = 'visitor' | 'dentist' | 'lab' | 'staff';

/** Something that a screen shows only after a sign-in or a few steps. */
export interface State {
  /** Also the file name of its screenshots. */
  name: string;
  viewer: Viewer;
  /** Shown only below the large breakpoint. */
  isNarrow?: boolean;
  /** Leads there from any page. The language is set already. */
  reach: (page: Page, language: Language) => Promise<void>;
}
