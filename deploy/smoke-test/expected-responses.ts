import { createHash } from 'node:crypto';
import { catalogueChangesMaxAge } from '@dental-shop/domain/api/catalogue-changes';
import type { Health } from '@dental-shop/domain/api/health';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import type { PublicFunction } from '../access/grant-public-access.ts';

export interface Request {
  to: 'shop' | 'sign-in';
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
}

export interface Expectation {
  /** The result that the check prints, such as "the API responds". */
  name: string;
  request: Request;
  /** The function behind the URL; Google responds with 403 if it isn't public. */
  servedBy?: PublicFunction;
  problem: (response: ReceivedResponse) => string | undefined;
}

interface Deployed {
  address: string;
  settings: ShopSettings;
  pages?: BuiltPages;
}

interface BuiltPages {
  policy: string;
  keysFile: string;
}

const statusProblem = (expected: number, fix: string) => (response: ReceivedResponse) =>
  response.status === expected
    ? undefined
    : `responded with ${response.status} instead of ${expected}. ${fix}`;

const redeployPages = 'Deploy the pages again: npm run deploy -- --only hosting';
const redeployFunctions =
  'Deploy the functions again (npm run deploy -- --only functions), and read their log in the Google Cloud console.';

function parsed<Body>(text: string): Body | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isJson = (text: string) => parsed(text) !== undefined;

function healthFix(text: string, { projectId }: ShopSettings): string {
  const health = parsed<Partial<Health>>(text);
  const roles = [
    ...(health?.firestore === false ? ['roles/datastore.user'] : []),
    ...(health?.auth === false ? ['roles/firebaseauth.admin'] : []),
  ];
  return roles.length === 0
    ? redeployFunctions
    : `The functions' service account may lack ${roles.join(' and ')}: run npm run deploy -- --set-up --project ${projectId}, which grants missing roles, and check that the project has a database and Authentication.`;
}

/** The checks are read-only and don't sign in, so they're safe to run against the live shop. */
export function buildExpectations(deployed: Deployed): Expectation[] {
  const { pages } = deployed;
  return [
    ...(pages ? pageExpectations(deployed, pages) : []),
    ...apiExpectations(deployed),
    ...signInExpectations(deployed),
  ];
}

function pageExpectations(
  { address, settings }: Deployed,
  { policy, keysFile }: BuiltPages,
): Expectation[] {
  const get = (path: string): Request => ({ to: 'shop', url: `${address}${path}` });
  return [
    {
      name: "the home page has this build's Content-Security-Policy",
      request: get('/'),
      problem: ({ status, headers }) => {
        if (status !== 200) return `responded with ${status} instead of 200. ${redeployPages}`;
        return headers.get('content-security-policy') === policy
          ? undefined
          : `has a different Content-Security-Policy than the build. ${redeployPages}`;
      },
    },
    {
      name: 'the scripts belong to this project and are cached',
      request: get(`/${keysFile}`),
      problem: ({ status, headers, text }) => {
        if (status !== 200 || !text.includes(settings.projectId)) {
          return `responded with ${status} without this project's keys: a different build is published. ${redeployPages}`;
        }
        return headers.get('cache-control')?.includes('immutable')
          ? undefined
          : `has no "immutable" in Cache-Control. ${redeployPages}`;
      },
    },
    {
      // Firebase doesn't document which Hosting rule wins here (docs/pages.md).
      name: "a missing script gets a 404 that isn't cached",
      request: get('/static/js/no-such-script.js'),
      problem: ({ status, headers }) => {
        if (status !== 404) return `responded with ${status} instead of 404. ${redeployPages}`;
        return /immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? '')
          ? `may be cached, which would keep a page broken for that long. ${redeployPages}`
          : undefined;
      },
    },
    {
      name: 'an unknown URL gets a 404',
      request: get('/no-such-page-as-this'),
      problem: statusProblem(404, redeployPages),
    },
    {
      name: 'robots.txt is available',
      request: get('/robots.txt'),
      problem: statusProblem(200, redeployPages),
    },
    {
      name: 'security.txt names a contact for vulnerabilities',
      request: get('/.well-known/security.txt'),
      problem: ({ status, text }) => {
        const expires = /^Expires: (.+)$/m.exec(text)?.[1];
        if (status !== 200 || expires === undefined) {
          return `responded with ${status} without an expiration date. ${redeployPages}`;
        }
        return Date.parse(expires) > Date.now() ? undefined : `has expired. ${redeployPages}`;
      },
    },
    {
      name: "the sitemap lists this shop's URLs",
      request: get('/sitemap.xml'),
      problem: ({ status, text }) =>
        status === 200 && text.includes(`${settings.siteUrl}/`)
          ? undefined
          : `responded with ${status} without URLs of ${settings.siteUrl}. ${redeployPages}`,
    },
  ];
}

function apiExpectations({ address, settings }: Deployed): Expectation[] {
  const apiRequest = (path: string, more: Partial<Request> = {}): Request => ({
    to: 'shop',
    url: `${address}${path}`,
    ...more,
  });
  return [
    {
      name: 'the API responds',
      request: apiRequest(apiPaths.ipInfo),
      servedBy: 'api',
      problem: ({ status, text }) =>
        status === 200 && isJson(text)
          ? undefined
          : `responded with ${status}${isJson(text) ? '' : ' without JSON'}. ${redeployFunctions}`,
    },
    {
      // Firebase doesn't document whether the function's header or the Hosting rule wins.
      name: "pages get the catalogue's changes, and the CDN keeps them for a minute",
      request: apiRequest(apiPaths.catalogueChanges),
      servedBy: 'api',
      problem: ({ status, headers, text }) => {
        if (status !== 200 || !isJson(text)) {
          return `responded with ${status}, so pages show outdated prices. ${redeployFunctions}`;
        }
        const caching = headers.get('cache-control') ?? '';
        return caching.includes('public') && caching.includes(`max-age=${catalogueChangesMaxAge}`)
          ? undefined
          : `has the Cache-Control "${caching}", so each page view calls a function. ${redeployPages}`;
      },
    },
    {
      name: 'the database and Authentication respond',
      request: apiRequest(apiPaths.health),
      servedBy: 'api',
      problem: ({ status, text }) =>
        status === 200
          ? undefined
          : `responded with ${status}: ${text.slice(0, 200)}. ${healthFix(text, settings)}`,
    },
    {
      // The smoke test runs on a single machine, so it can't send requests from two networks.
      name: "rate limits count the visitor's own network (not compared with a second one)",
      request: apiRequest(apiPaths.health, {
        headers: { 'Fastly-Client-IP': forgedAddress, 'X-Forwarded-For': forgedAddress },
      }),
      // Ignores outages, because the expectation above already reports them.
      problem: ({ status, text }) => (status === 503 ? undefined : visitorProblem(text)),
    },
    {
      name: 'compressed requests are rejected before they are decompressed',
      request: apiRequest(apiPaths.contact, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
        body: '{}',
      }),
      problem: statusProblem(
        415,
        `A small compressed request could exhaust the functions' memory. ${redeployFunctions}`,
      ),
    },
    {
      name: "visitors can't read an account",
      request: apiRequest(apiPaths.profile),
      servedBy: 'api',
      problem: statusProblem(401, redeployFunctions),
    },
    {
      name: "API responses can't run scripts or be framed",
      request: apiRequest(apiPaths.profile),
      problem: ({ headers }) =>
        headers.get('content-security-policy')?.startsWith("default-src 'none'")
          ? undefined
          : `has no Content-Security-Policy for responses. ${redeployFunctions}`,
    },
    ...(settings.appCheck.mode === 'enforced'
      ? [
          {
            name: "calls must come from the shop's own pages",
            request: apiRequest(apiPaths.checkApproval),
            problem: ({ text }: ReceivedResponse) =>
              text.includes('app-check-required')
                ? undefined
                : `doesn't require App Check, which the settings enforce. ${redeployFunctions}`,
          },
        ]
      : []),
    {
      name: 'the staff function rejects visitors',
      request: apiRequest(staffCallPath('readOverview'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: null }),
      }),
      servedBy: 'staff',
      problem: ({ status, text }) =>
        parsed<{ error?: { status?: string } }>(text)?.error?.status === 'UNAUTHENTICATED'
          ? undefined
          : `responded with ${status} without a callable function's error. ${redeployFunctions}`,
    },
    {
      name: "Stripe's webhook rejects unsigned requests",
      request: apiRequest(apiPaths.stripeWebhook, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
      servedBy: 'stripeWebhook',
      problem: statusProblem(400, redeployFunctions),
    },
  ];
}

/** 192.0.2.0/24 is reserved for documentation. */
const forgedAddress = '192.0.2.1';
const forgedNetwork = createHash('sha256').update('192.0.2.0/24').digest('hex').slice(0, 12);

function visitorProblem(text: string): string | undefined {
  const visitor = isJson(text) ? (JSON.parse(text) as Partial<Health> | null)?.visitor : undefined;
  if (visitor === undefined) return `identifies no visitor. ${redeployFunctions}`;
  const advice = 'Report it to the developers, with docs/decisions/027-client-address.md.';
  if (visitor.network === forgedNetwork) {
    return `counts a request for a spoofed address. ${advice}`;
  }
  return visitor.source === 'forwarded-for' || visitor.source === 'fastly-client-ip'
    ? undefined
    : `counts all visitors together, because Hosting doesn't identify them (source: ${visitor.source}). ${advice}`;
}

const identityService = 'https://identitytoolkit.googleapis.com/v1';

/** The API key may be restricted to the shop's address, which browsers send in this header. */
const refererHeader = ({ siteUrl }: ShopSettings) => ({ Referer: `${siteUrl}/` });

function signInExpectations({ settings }: Deployed): Expectation[] {
  const { projectId, firebase } = settings;
  const key = `key=${firebase.apiKey}`;
  const console = `https://console.firebase.google.com/project/${projectId}/authentication`;
  return [
    {
      name: 'the API key belongs to this project',
      request: {
        to: 'sign-in',
        url: `${identityService}/projects?${key}`,
        headers: refererHeader(settings),
      },
      problem: ({ status, text }) => {
        if (status !== 200 || !isJson(text)) {
          return `responded with ${status}. Compare firebase.apiKey in the settings with the Firebase console, and check that Authentication is enabled at ${console}`;
        }
        // The response only contains the project's number, but the default domains contain its ID.
        const { authorizedDomains = [] }: { authorizedDomains?: string[] } = JSON.parse(text);
        return authorizedDomains.includes(`${projectId}.firebaseapp.com`)
          ? undefined
          : `belongs to a project other than ${projectId}. Copy firebase.apiKey from its page in the Firebase console.`;
      },
    },
    {
      name: 'email and password sign-in is enabled',
      request: {
        to: 'sign-in',
        url: `${identityService}/accounts:signInWithPassword?${key}`,
        method: 'POST',
        headers: { ...refererHeader(settings), 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@shop.invalid', password: 'no-such-account' }),
      },
      problem: ({ text }) =>
        /EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS/.test(text)
          ? undefined
          : `is rejected. Enable "Email/Password" at ${console}/providers`,
    },
  ];
}
