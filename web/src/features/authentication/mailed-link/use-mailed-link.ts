import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { identityService } from '../../../shared/session/identity-service.ts';
import { type MailedLink, parseMailedLink } from './parse-mailed-link.ts';

export type MailedLinkState =
  | { status: 'checking' }
  | { status: 'new-password'; code: string; email: string }
  | { status: 'email-verified' }
  | { status: 'email-recovered'; email: string }
  | { status: 'second-factor-removed' }
  | { status: 'failed'; error: unknown; action: MailedLink['action'] | undefined };

/** Gets the sentence of a wrong code: for the visitor a link without one is the same. */
class UnreadableLink extends Error {
  readonly code = 'auth/invalid-action-code';
}

async function perform({ action, code }: MailedLink): Promise<MailedLinkState> {
  const { applyCode, checkResetCode, recoverEmail } = await identityService();
  switch (action) {
    case 'reset-password':
      return { status: 'new-password', code, email: await checkResetCode(code) };
    case 'verify-email':
      await applyCode(code);
      return { status: 'email-verified' };
    case 'recover-email':
      return { status: 'email-recovered', email: await recoverEmail(code) };
    case 'remove-second-factor':
      await applyCode(code);
      return { status: 'second-factor-removed' };
  }
}

/** A code works once, so it is sent once, however often the page renders. */
const performed = new Map<string, Promise<MailedLinkState>>();

function performOnce(link: MailedLink): Promise<MailedLinkState> {
  const attempt = performed.get(link.code) ?? perform(link);
  performed.set(link.code, attempt);
  attempt.catch((error: unknown) => {
    console.warn('The link of a mail failed.', { action: link.action, ...describeFailure(error) });
  });
  return attempt;
}

/** Does what the link asks for that led here; `checking` until that is done. */
export function useMailedLink(): MailedLinkState {
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
    performOnce(link).then(
      (next) => current && setState(next),
      (error: unknown) => current && setState({ status: 'failed', error, action: link.action }),
    );
    return () => {
      current = false;
    };
  }, [search]);

  return state;
}
