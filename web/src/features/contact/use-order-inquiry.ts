import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loadWithRetry } from '../../shared/loading/load-chunk.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';

/** An order number or ID, from the untrusted query string. */
const orderShape = /^[\w-]{1,64}$/;

/** The customer's name and email come from the account, because a URL must not contain personal data. */
export function useOrderInquiry(form: RefObject<HTMLFormElement | null>): void {
  const { t } = useTranslation('contact');
  const [search] = useSearchParams();
  const order = orderShape.exec(search.get('order') ?? '')?.[0];
  const subject = order && t('form.aboutOrder', { order });
  useEffect(() => {
    if (subject) fillIn(form.current, { subject });
  }, [form, subject]);

  const user = useSignedInSession()?.user;
  useEffect(() => {
    if (!order || !user) return;
    fillIn(form.current, { email: user.email });
    loadName().then(
      (name) => fillIn(form.current, { name }),
      (error: unknown) => console.warn("The customer's name could not be loaded.", { error }),
    );
  }, [form, order, user]);
}

async function loadName(): Promise<string> {
  const { fetchAccount } = await loadWithRetry(
    () => import('../../shared/api/account-requests.ts'),
  );
  return (await fetchAccount()).profile.name;
}

function fillIn(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = value;
  }
}
