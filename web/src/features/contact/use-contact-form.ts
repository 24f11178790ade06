import type { ContactIssue } from '@dental-shop/domain/contact/contact-issues';
import { validateContact } from '@dental-shop/domain/contact/validate-contact';
import { useState } from 'react';
import { useForm } from '../../shared/forms/use-form.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';

const names = ['name', 'email', 'subject', 'message', 'website'] as const;
type Name = (typeof names)[number];

/** `sentTo` is the sender's address once the message is with the office. */
export function useContactForm() {
  const language = useCurrentLanguage();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Name, Record<Name, string>, ContactIssue>({
    names,
    read: (fields) => fields,
    validate: validateContact,
    send: async (fields) => {
      // With its schemas in a chunk of its own, which the page does not wait for.
      const { sendContactMessage } = await import('./send-contact-message.ts');
      await sendContactMessage({ ...fields, language });
      setSentTo(fields.email.trim());
    },
  });
  return { form, sentTo };
}
