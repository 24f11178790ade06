import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@dental-shop/deploy/refusal';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { hostingUrl, ports, stripeWebhookUrl } from '@dental-shop/emulators/addresses';
import { startAppCheck } from '@dental-shop/emulators/app-check/issuer';
import { startInbox } from '@dental-shop/emulators/mail/inbox';
import { Mailbox } from '@dental-shop/emulators/mail/mailbox';
import { startSmtp } from '@dental-shop/emulators/mail/smtp';
import { makeCertificate } from '@dental-shop/emulators/real-names/certificate';
import { startEdge } from '@dental-shop/emulators/real-names/edge';
import { functionConnections } from '@dental-shop/emulators/real-names/function-connections';
import { findFirestoreEmulator } from '@dental-shop/emulators/suite/find-firestore-emulator';
import { startFirebaseSuite } from '@dental-shop/emulators/suite/firebase-suite';
import { checkJava } from '@dental-shop/emulators/suite/java';
import { checkPorts, neededPorts } from '@dental-shop/emulators/suite/ports';
import { step } from '@dental-shop/emulators/suite/progress';
import { localDirectory } from '@dental-shop/emulators/suite/project';
import type { Shutdown } from '@dental-shop/emulators/suite/shutdown';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { waitUntil } from '@dental-shop/emulators/suite/wait-until';
import { startLocalStripe } from 'local-stripe';
import { fakes, type RehearsalEnvironment, settings } from './names.ts';
import { prepareDeployment } from './prepare-deployment.ts';

const maxFirstResponseMs = 120_000;
const smtpAccount = { user: 'rehearsal', password: 'smtp-password' };
const stripeKeys = {
  secretKey: `sk_live_${'1'.repeat(24)}`,
  webhookSecret: `whsec_${'1'.repeat(24)}`,
};

interface Deployment {
  environment: RehearsalEnvironment;
  /** Aborts if the emulators exit. */
  ended: AbortSignal;
  /** Requested host names that have no fake server. */
  unknownHosts(): string[];
}

/**
 * Builds the shop for production and runs it like a deployment: over TLS, at its real address, and
 * with fakes for other services. `shutdown` stops everything.
 */
export async function startDeployment(
  shutdown: Shutdown,
  { log, signal }: { log: (line: string) => void; signal: AbortSignal },
): Promise<Deployment> {
  await checkPorts(neededPorts);
  checkJava();
  const configFile = await step(log, 'Build for production', () =>
    deploymentWith({
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      SMTP_USER: smtpAccount.user,
      SMTP_PASSWORD: smtpAccount.password,
      FORMER_ACCOUNTS_KEY: 'rehearsed',
    }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  shutdown.add('Temporary files', async () => rmSync(folder, { recursive: true }));

  const certificate = await makeCertificate([settings.mail.smtpHost, ...Object.keys(fakes)]);
  const edge = await startEdge(fakes, certificate);
  shutdown.add('Edge', edge.close);
  const appCheck = await startAppCheck(ports.appCheck, {
    projectId: settings.projectId,
    appId: settings.firebase.appId,
  });
  shutdown.add('App Check', appCheck.close);
  const mailbox = new Mailbox();
  const smtp = await startSmtp(mailbox, ports.mailSmtp, { ...certificate, ...smtpAccount });
  shutdown.add('Mail server', smtp.close);
  const inbox = await startInbox(mailbox, ports.mailInbox);
  shutdown.add('Inbox', inbox.close);
  const stripe = await startLocalStripe({
    ...stripeKeys,
    publishableKey: settings.stripe.publishableKey,
    port: ports.stripe,
    webhookUrl: stripeWebhookUrl,
    businessName: settings.site.name,
    addresses: {
      scripts: 'https://js.stripe.com',
      chunks: 'https://m.js.stripe.com',
      api: 'https://api.stripe.com',
      hooks: 'https://hooks.stripe.com',
    },
    log,
  });
  shutdown.add('Local Stripe', stripe.close);

  const functionsUnknownHosts = join(folder, 'unknown-hosts');
  const certificateFile = join(folder, 'certificate.pem');
  writeFileSync(certificateFile, certificate.certificate);
  const logs = join(localDirectory, 'rehearsal-logs');
  mkdirSync(logs, { recursive: true });
  const suite = startFirebaseSuite({
    projectId: settings.projectId,
    configFile,
    workDirectory: join(logs, 'firebase-tools'),
    logFile: join(logs, 'firebase.log'),
    environment: {
      ...findFirestoreEmulator(localDirectory).environment,
      ...functionConnections({
        routes: {
          'api.stripe.com': edge.port,
          'firebaseappcheck.googleapis.com': edge.port,
          [settings.mail.smtpHost]: ports.mailSmtp,
        },
        certificateFile,
        unknownHosts: functionsUnknownHosts,
      }),
    },
    log,
  });
  shutdown.add('Firebase emulators', suite.stop);
  await step(log, 'Start the Firebase emulators', () => suite.ready(signal));
  const running = AbortSignal.any([signal, suite.ended]);
  const wait = {
    description: 'a response from the API',
    maxMs: maxFirstResponseMs,
    signal: running,
  };
  await waitUntil(wait, async () => {
    const { ok } = await fetch(`${hostingUrl}${apiPaths.ipInfo}`);
    return ok || undefined;
  });
  return {
    environment: { ...certificate, edgePort: edge.port },
    ended: suite.ended,
    unknownHosts: () => [
      ...edge.unknownHosts,
      ...(existsSync(functionsUnknownHosts)
        ? readFileSync(functionsUnknownHosts, 'utf8').trim().split('\n')
        : []),
    ],
  };
}

async function deploymentWith(secrets: Readonly<Record<string, string>>): Promise<string> {
  try {
    return prepareDeployment(secrets);
  } catch (error) {
    if (error instanceof Refusal) throw new StartFailure(error.message);
    throw error;
  }
}
