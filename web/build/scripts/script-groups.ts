const matchAny = (...paths: readonly string[]) => new RegExp(paths.join('|'));

const vendor = matchAny(
  'node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/',
  'node_modules/(@emotion|stylis|clsx|i18next|react-i18next)/',
  'node_modules/@mui/',
);

/** Excludes the entry, which must keep its own chunk to be found in the manifest. */
const shell = /\/src\/(?!main\.tsx).*\.tsx?$/;

const basics = matchAny(
  'domain/src/contact/phone-notation',
  'domain/src/text/clean-text',
  'domain/src/catalogue/translation/catalogue-text',
  'web/src/shared/catalogue/use-catalogue-text',
  'web/src/shared/ui/fallbacks/fallback-boundary',
);

const alerts = matchAny(
  'node_modules/@mui/material/(Alert|FormControl)/',
  'node_modules/@mui/(material|system)/useMediaQuery/',
  'domain/src/account/email\\.',
  'domain/src/order/order-status',
  'web/src/shared/api/api-error',
  'web/src/shared/forms/(wait-minutes|describe-failure|refusal-message|message-key)',
  'web/src/shared/session/identity-',
  'web/src/shared/ui/contact-links/',
);

const cards = matchAny(
  'node_modules/@mui/material/(Card|CardActionArea|Paper)/',
  'node_modules/@mui/material/utils/useSlot',
);

const controls = matchAny(
  'node_modules/@mui/utils/(?!useRovingTabIndex)',
  'node_modules/@mui/material/utils/',
);

const choices = matchAny(
  'node_modules/@mui/material/(internal/SwitchBase|Radio/|FormControlLabel)',
);

const links = matchAny('node_modules/@mui/material/Link/');

const forms = matchAny(
  'web/src/shared/forms/(form-|field|use-form|select-field|submit-button)',
  'web/src/shared/forms/(error-summary|password-fields|use-issue-text)',
  'web/src/features/authentication/(form-page|page-link|next-step)',
);

/** Excludes the modules that load zod, because public pages must not wait for it. */
const registration =
  /domain\/src\/account\/(country|max-lengths|us-states|validate-registration)\./;

const registrationForm = matchAny('web/src/features/authentication/registration/');

const parts = matchAny(
  'node_modules/@mui/icons-material/(Add|Remove|PlaylistAdd|ArrowBack)\\.',
  'domain/src/catalogue/(category|sizes/dimensions|visible-entries)\\.',
  'domain/src/cart/(pieces|quantity)\\.',
  'web/src/shared/catalogue/(use-|price-text|shop-page|category-menu)',
  'web/src/shared/cart/(quantity-stepper|add-to-cart-button)',
  'web/src/shared/lists/add-to-list-button',
  'web/src/shared/orders/order-terms',
);

const listings = matchAny('web/src/features/catalogue/(product-rows|compare-toggle|listing-view)');

const search = matchAny('domain/src/search/', 'web/src/shared/catalogue/site-finder');

const widgets = matchAny(
  'web/src/shared/catalogue/product-picture',
  'node_modules/@mui/icons-material/(ChevronRight|Close|ExpandMore)\\.',
  'web/src/shared/loading/records-skeleton',
  'web/src/shared/theme/clamp-lines',
  'web/src/shared/ui/(fallbacks/empty-state|fact-table|menus/link-menu|live-region|notice)',
);

const purchase = matchAny(
  'domain/src/(cart|checkout)/',
  'web/src/features/checkout/flow/(persisted-checkout|order-details-draft|payment-outcome)',
  'web/src/features/checkout/outcome/payment-failure',
  'web/src/shared/cart/(cart-undo|use-reorder)',
  'web/src/shared/catalogue/(load-products|product-name)',
  'web/src/shared/orders/order-items',
  'web/src/shared/approval/use-approval',
);

const requests = matchAny(
  'domain/src/api/error',
  'web/src/shared/api/api-client',
  'web/src/shared/app-check/app-check-header',
  'web/src/shared/session/id-token',
);

const authSdk = matchAny(
  'node_modules/@firebase/(app|auth|component|logger|util)/',
  'node_modules/firebase/(app|auth)/',
  'web/src/shared/session/firebase-',
);

const appCheck = matchAny('node_modules/@firebase/app-check/', 'node_modules/firebase/app-check/');

/** Without its own group, this would be merged with Firestore, and public forms would load both. */
const appCheckStart = matchAny('web/src/shared/app-check/app-check\\.');

/** Excludes the modules that send requests, because they import modules that public pages need. */
const queries = matchAny(
  'node_modules/@tanstack/',
  'web/src/shared/api/query-client',
  'web/src/shared/session/require-sign-in',
  'web/src/shared/ui/fallbacks/load-failed',
);

const firestore = matchAny(
  'node_modules/@firebase/(firestore|webchannel-wrapper)/',
  'node_modules/firebase/firestore/',
  'web/src/shared/firestore/(firestore|collections)\\.',
);

const reactFire = matchAny(
  'node_modules/(reactfire|rxfire|rxjs|use-sync-external-store)/',
  'web/src/shared/firestore/(firestore-provider|use-)',
);

const schemas = matchAny(
  'node_modules/zod/',
  'domain/src/account/(account-status|account-type|address)\\.',
  'domain/src/api/(document-id|iso)\\.',
  'domain/src/contact/phone-number\\.',
  'domain/src/language/language\\.',
  'domain/src/order/transaction\\.',
  'domain/src/text/free-text\\.',
);

/** Customers see tracking links too. */
const tracking = matchAny('domain/src/fulfillment/carrier\\.');

const records = matchAny(
  'web/src/features/account/older-records',
  'web/src/shared/formatting/',
  'web/src/shared/orders/(invoice-button|order-amount|order-name|receipt-link|status-chip)',
  'web/src/shared/ui/records',
);

const staff = matchAny(
  'web/src/features/staff/(choice-buttons|staff-error|staff-paths|success-status|shell/)',
  'web/src/features/staff/(session/step-up-authentication|orders/list/order-list-address)',
);

/**
 * Without groups, the bundler creates many tiny files: the registration page would load 31, most of them under 500
 * bytes. A group includes everything that its modules import, so it must not contain heavy modules. `public-scripts.ts`
 * checks this.
 */
export const scriptGroups = [
  { name: 'vendor', test: vendor, tags: ['$initial'], priority: 3 },
  { name: 'shell', test: shell, tags: ['$initial'], priority: 2 },
  // These come first. Otherwise, groups that depend on them would absorb them.
  { name: 'basics', test: basics, minShareCount: 3, priority: 1 },
  { name: 'cards', test: cards, minShareCount: 3, priority: 1 },
  { name: 'alerts', test: alerts, minShareCount: 3, priority: 1 },
  { name: 'controls', test: controls, minShareCount: 3, priority: 1 },
  { name: 'links', test: links, minShareCount: 3, priority: 1 },
  { name: 'widgets', test: widgets, minShareCount: 2, priority: 1 },
  { name: 'search', test: search, priority: 1 },
  { name: 'requests', test: requests, minShareCount: 3, priority: 1 },
  { name: 'auth-sdk', test: authSdk, minShareCount: 2, priority: 1 },
  { name: 'app-check', test: appCheck, minShareCount: 2, priority: 1 },
  { name: 'app-check-start', test: appCheckStart, priority: 1 },
  { name: 'queries', test: queries, minShareCount: 2, priority: 1 },
  { name: 'firestore', test: firestore, minShareCount: 2, priority: 1 },
  { name: 'tracking', test: tracking, minShareCount: 2, priority: 1 },
  { name: 'schemas', test: schemas, minShareCount: 2 },
  { name: 'reactfire', test: reactFire, minShareCount: 2 },
  { name: 'forms', test: forms, minShareCount: 3 },
  { name: 'parts', test: parts, minShareCount: 3 },
  { name: 'listings', test: listings, minShareCount: 2 },
  { name: 'registration', test: registration, minShareCount: 2 },
  { name: 'choices', test: choices, minShareCount: 3 },
  { name: 'registration-form', test: registrationForm, minShareCount: 2 },
  { name: 'purchase', test: purchase, minShareCount: 2 },
  { name: 'records', test: records, minShareCount: 3 },
  { name: 'staff', test: staff, minShareCount: 2 },
] as const;

export type ScriptGroup = (typeof scriptGroups)[number]['name'];
