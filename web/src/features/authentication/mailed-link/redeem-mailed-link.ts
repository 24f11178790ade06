import { credentialsResponse, type EmailSyncRequest } from '@dental-shop/domain/api/credentials';
import {
  type VerificationStatusQuery,
  verificationStatusResponse,
} from '@dental-shop/domain/api/email-verification';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { request } from '../../../shared/api/api-client.ts';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { identityCode } from '../../../shared/session/identity-errors.ts';
import { identityService } from '../../../shared/session/identity-service.ts';
import {
  type ConfirmedAction,
  type MailedAction,
  type MailedLink,
  parseMailedLink,
} from './parse-mailed-link.ts';

export type MailedLinkState =
  | { status: 'checking' }
  | { status: 'ready'; link: MailedLink; email: string }
  | { status: 'done'; action: ConfirmedAction; email: string }
  | { status: 'already-verified' }
  | { status: 'failed'; error: unknown; action: MailedAction | undefined };

type ConfirmedLink = MailedLink & { action: ConfirmedAction };

/** Shows the user the same message as an invalid code. */
class UnreadableLink extends Error {
  readonly code = 'auth/invalid-action-code';
}

/** Firebase Auth returns the same error for used and invalid codes, so check the recipient's status. */
async function isAlreadyVerified({ action, mailId }: MailedLink, error: unknown): Promise<boolean> {
  const isSpent = ['invalid-action-code', 'expired-action-code'].includes(
    identityCode(error) ?? '',
  );
  const isVerifying = action === 'verify-email' || action === 'change-email';
  if (!isVerifying || mailId === null || !isSpent) return false;
  try {
    const query = new URLSearchParams({ mailId } satisfies VerificationStatusQuery);
    const path = `${apiPaths.verificationMail}?${query}`;
    const { verified } = await request(path, { schema: verificationStatusResponse });
    return verified;
  } catch (failure) {
    console.warn('The verification status is unknown.', describeFailure(failure));
    return false;
  }
}

async function explain(link: MailedLink, error: unknown): Promise<MailedLinkState> {
  console.warn('An emailed link failed.', { action: link.action, ...describeFailure(error) });
  if (await isAlreadyVerified(link, error)) return { status: 'already-verified' };
  return { status: 'failed', error, action: link.action };
}

/** Errors are only logged, because the next visit syncs the email too. */
async function syncEmail(email: string): Promise<void> {
  try {
    const body: EmailSyncRequest = { email };
    await request(apiPaths.emailSync, { method: 'POST', body, schema: credentialsResponse });
    const { checkSession } = await identityService();
    await checkSession();
  } catch (error) {
    console.warn('The new email could not be synced yet.', describeFailure(error));
  }
}

/** Doesn't consume the code. */
async function check(link: MailedLink): Promise<MailedLinkState> {
  try {
    const { checkCode } = await identityService();
    return { status: 'ready', link, email: await checkCode(link.code) };
  } catch (error) {
    return explain(link, error);
  }
}

/** Only `act` consumes the code, because email scanners open links. It rejects if a retry may help. */
export function useMailedLink() {
  const [search] = useSearchParams();
  const [state, setState] = useState<MailedLinkState>({ status: 'checking' });

  useEffect(() => {
    const link = parseMailedLink(search);
    if (!link) {
      const error = new UnreadableLink('The link has no code.');
      setState({ status: 'failed', error, action: undefined });
      return;
    }
    let current = true;
    void check(link).then((next) => current && setState(next));
    return () => {
      current = false;
    };
  }, [search]);

  async function act(link: ConfirmedLink, email: string): Promise<void> {
    try {
      const { applyCode } = await identityService();
      await applyCode(link.code);
    } catch (error) {
      if (identityCode(error) === 'network-request-failed') throw error;
      setState(await explain(link, error));
      return;
    }
    if (link.action === 'change-email' || link.action === 'recover-email') await syncEmail(email);
    setState({ status: 'done', action: link.action, email });
  }

  return { state, act };
}
