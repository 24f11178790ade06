import { functionsRegion } from '@dental-shop/domain/hosting/cloud-functions';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { ports } from '@dental-shop/emulators/addresses';
import type { Fake } from '@dental-shop/emulators/real-names/edge';

/** This project and its addresses don't exist. */
export const settings = completeSettings;
const shopHost = new URL(settings.siteUrl).host;
/** Hosting also serves each site at a Google address. */
export const secondHost = `${settings.projectId}.web.app`;
/** The API's Cloud Run address, which bypasses Hosting. */
export const apiHost = 'api-abc123xyz-uc.a.run.app';

export const fakes: Readonly<Record<string, Fake>> = {
  [shopHost]: { port: ports.hosting, behind: 'hosting' },
  [secondHost]: { port: ports.hosting, behind: 'hosting' },
  [apiHost]: {
    port: ports.functions,
    pathPrefix: `/${settings.projectId}/${functionsRegion}/api`,
    behind: 'google-front-end',
  },
  'identitytoolkit.googleapis.com': {
    port: ports.auth,
    pathPrefix: '/identitytoolkit.googleapis.com',
  },
  'securetoken.googleapis.com': { port: ports.auth, pathPrefix: '/securetoken.googleapis.com' },
  'firestore.googleapis.com': { port: ports.firestore },
  'www.google.com': { port: ports.appCheck },
  'www.gstatic.com': { port: ports.appCheck },
  'content-firebaseappcheck.googleapis.com': { port: ports.appCheck },
  'firebaseappcheck.googleapis.com': { port: ports.appCheck },
  'js.stripe.com': { port: ports.stripe },
  'm.js.stripe.com': { port: ports.stripe },
  'api.stripe.com': { port: ports.stripe },
  'hooks.stripe.com': { port: ports.stripe },
};

/** Passed to the test processes in one environment variable. */
export interface RehearsalEnvironment {
  edgePort: number;
  certificate: string;
  /** In Chromium's format; see `RunCertificate`. */
  publicKeyHash: string;
}

const variable = 'REHEARSAL';

export const writeEnvironment = ({
  edgePort,
  certificate,
  publicKeyHash,
}: RehearsalEnvironment): Record<string, string> => ({
  [variable]: JSON.stringify({ edgePort, certificate, publicKeyHash }),
});

export function readEnvironment(): RehearsalEnvironment {
  const text = process.env[variable];
  if (text === undefined) throw new Error('Start the rehearsal with `npm run rehearse`.');
  return JSON.parse(text);
}
