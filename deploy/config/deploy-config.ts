import { type HeaderRule, immutableFileRules } from '@dental-shop/domain/hosting/immutable-files';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';

export interface FirebaseConfig {
  firestore: { rules: string; indexes: string };
  functions: { codebase: string; source: string; configDir?: string; predeploy?: unknown }[];
  hosting: { public: string; predeploy?: unknown; headers: HeaderRule[] };
}

/** Matches every path. A later rule sets a different policy for the API. */
const pages = '**';

type PageHeaders = Readonly<Record<string, string>>;

const policyHeader = 'Content-Security-Policy';

const paymentOrigins = ['https://js.stripe.com', 'https://hooks.stripe.com'];
const walletOrigins = ['https://*.js.stripe.com'];

function settingsHeaders(
  config: FirebaseConfig,
  { stripe, hstsIncludeSubDomains }: Pick<ShopSettings, 'stripe' | 'hstsIncludeSubDomains'>,
): PageHeaders {
  const origins = [...paymentOrigins, ...(stripe.wallets.length > 0 ? walletOrigins : [])];
  const payment = `payment=(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})`;
  const permissions = pageHeader(config, 'Permissions-Policy') ?? '';
  const transport = pageHeader(config, 'Strict-Transport-Security') ?? '';
  const [maxAge = ''] = transport.split(';');
  return {
    'Permissions-Policy': permissions.replace(/payment=\([^)]*\)/, payment),
    'Strict-Transport-Security': hstsIncludeSubDomains ? `${maxAge}; includeSubDomains` : maxAge,
  };
}

function pageHeader({ hosting }: FirebaseConfig, name: string): string | undefined {
  return hosting.headers
    .find(({ source }) => source === pages)
    ?.headers.find(({ key }) => key === name)?.value;
}

export const getPolicy = (config: FirebaseConfig) => pageHeader(config, policyHeader);

export function headerProblems(config: FirebaseConfig, settings: ShopSettings): string[] {
  return Object.entries(settingsHeaders(config, settings))
    .filter(([name, value]) => pageHeader(config, name) !== value)
    .map(
      ([name, value]) =>
        `firebase.json doesn't send the ${name} that the settings require. Deploy with \`npm run deploy\`, which sends "${value}".`,
    );
}

/** Removes the predeploy hooks, because the caller has already built and checked everything. */
export function deployConfig(
  config: FirebaseConfig,
  settings: ShopSettings,
  policy: string,
  unchangingFiles: readonly string[],
): FirebaseConfig {
  const { predeploy: _hooks, ...hosting } = config.hosting;
  const ownHeaders: PageHeaders = { ...settingsHeaders(config, settings), [policyHeader]: policy };
  const withOwn = (header: HeaderRule['headers'][number]) => ({
    ...header,
    value: ownHeaders[header.key] ?? header.value,
  });
  return {
    ...config,
    functions: config.functions.map(({ predeploy: _hooks, ...codebase }) => codebase),
    hosting: {
      ...hosting,
      headers: [
        ...hosting.headers.map(({ headers, ...pattern }) => ({
          ...pattern,
          headers: pattern.source === pages ? headers.map(withOwn) : headers,
        })),
        ...immutableFileRules(unchangingFiles),
      ],
    },
  };
}
