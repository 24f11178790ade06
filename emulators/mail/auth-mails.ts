import { authUrl, projectId } from '../addresses.ts';
import type { Mailbox } from './mailbox.ts';
import { type OneTimeCode, oneTimeCodeMail } from './one-time-code.ts';

const pollMs = 500;
const sentByShop = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];
const codesUrl = `${authUrl}/emulator/v1/projects/${projectId}/oobCodes`;

/**
 * The Auth emulator lists codes instead of emailing them. This polls the list and puts an email for
 * each new code in the mailbox, unless the shop sends that email itself.
 */
export function deliverAuthMails(mailbox: Mailbox): { stop(): void } {
  const seen = new Set<string>();
  let timer: NodeJS.Timeout;
  let stopped = false;

  async function deliver(): Promise<void> {
    const response = await fetch(codesUrl);
    const { oobCodes } = (await response.json()) as { oobCodes: OneTimeCode[] };
    for (const code of oobCodes) {
      if (seen.has(code.oobCode)) continue;
      seen.add(code.oobCode);
      if (!sentByShop.includes(code.requestType)) mailbox.add(oneTimeCodeMail(code, new Date()));
    }
  }

  function poll(): void {
    deliver()
      // If the emulator has exited, the suite reports it.
      .catch(() => {})
      .finally(() => {
        if (!stopped) timer = setTimeout(poll, pollMs);
      });
  }

  poll();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
