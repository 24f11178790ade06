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
import { identityCode, isTemporary } from '../../../shared/session/identity-errors.ts';
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

/** Uses Firebase Auth's error code, so the user sees the same message as for other invalid links. */
class InvalidLinkError extends Error {
  readonly code = 'auth/invalid-action-code';
}

/**
 * Firebase Auth returns the same error for used and invalid codes. If the address is verified, the code has probably
 * been used, for example in another tab.
 */
async function isAlreadyVerified({ action, mailId }: MailedLink, error: unknown): Promise<boolean> {
  const isUnusable = ['invalid-action-code', 'expired-action-code'].includes(
    identityCode(error) ?? '',
  );
  const verifiesEmail = action === 'verify-email' || action === 'change-email';
  if (!verifiesEmail || mailId === null || !isUnusable) return false;
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

async function stateAfterError(link: MailedLink, error: unknown): Promise<MailedLinkState> {
  console.warn('An emailed link failed.', { action: link.action, ...describeFailure(error) });
  if (await isAlreadyVerified(link, error)) return { status: 'already-verified' };
  return { status: 'failed', error, action: link.action };
}

/** Errors are only logged, because the email is synced again on the next visit. */
async function syncEmail(email: string): Promise<void> {
  try {
    const body: EmailSyncRequest = { email };
    await request(apiPaths.emailSync, { method: 'POST', body, schema: credentialsResponse });
    // The email change has revoked this browser's session.
    const { checkSession } = await identityService();
    await checkSession();
  } catch (error) {
    console.warn('The new email could not be synced yet.', describeFailure(error));
  }
}

/** Doesn't consume the code. */
async function checkLink(link: MailedLink): Promise<MailedLinkState> {
  try {
    const { checkCode } = await identityService();
    return { status: 'ready', link, email: await checkCode(link.code) };
  } catch (error) {
    return stateAfterError(link, error);
  }
}

/**
 * Email scanners open links, so the code isn't used until the user clicks. `redeem` rejects if the same link might work
 * later.
 */
export function useMailedLink() {
  const [search] = useSearchParams();
  const [state, setState] = useState<MailedLinkState>({ status: 'checking' });

  useEffect(() => {
    const link = parseMailedLink(search);
    if (!link) {
      const error = new InvalidLinkError('The link has no code.');
      setState({ status: 'failed', error, action: undefined });
      return;
    }
    let current = true;
    void checkLink(link).then((next) => current && setState(next));
    return () => {
      current = false;
    };
  }, [search]);

  async function redeem(link: ConfirmedLink, email: string): Promise<void> {
    try {
      const { applyCode } = await identityService();
      await applyCode(link.code);
    } catch (error) {
      if (isTemporary(error)) throw error;
      setState(await stateAfterError(link, error));
      return;
    }
    if (link.action === 'change-email' || link.action === 'recover-email') await syncEmail(email);
    setState({ status: 'done', action: link.action, email });
  }

  return { state, redeem };
}
