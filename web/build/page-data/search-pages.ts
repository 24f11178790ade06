import { stemText } from '@dental-shop/domain/search/words';
import type { Question } from '../../src/features/faqs/faqs.ts';
import type { SearchPage } from '../../src/shared/catalogue/catalogue-data.ts';
import { paths } from '../../src/shared/config/paths.ts';
import { account as accountInEnglish } from '../../src/shared/i18n/content/en/account.ts';
import { faqs as faqsInEnglish } from '../../src/shared/i18n/content/en/faqs.ts';
import { policies as policiesInEnglish } from '../../src/shared/i18n/content/en/policies.ts';
import { account as accountInSpanish } from '../../src/shared/i18n/content/es/account.ts';
import { faqs as faqsInSpanish } from '../../src/shared/i18n/content/es/faqs.ts';
import { policies as policiesInSpanish } from '../../src/shared/i18n/content/es/policies.ts';

const questionKeywords: Partial<Record<Question, string>> = {
  'shipping-address': 'shipping delivery freight envío entrega flete despacho',
  receipts: 'invoice receipt bill tax factura recibo comprobante',
  refunds: 'return refund warranty exchange cancel devolución devolver reembolso garantía cambio',
  payment: 'payment card pago tarjeta',
};

const accountKeywords: readonly [tab: 'orders' | 'info', keywords: string][] = [
  [
    'orders',
    'order tracking shipping delivery invoice receipt return refund pedido envío entrega factura recibo devolución reembolso',
  ],
  ['info', 'account profile address license cuenta perfil dirección licencia'],
];

const policyKeywords: readonly [policy: 'returns' | 'terms', keywords: string][] = [
  ['returns', 'return refund warranty exchange devolución devolver reembolso garantía cambio'],
  ['terms', 'terms sale shipping liability condiciones venta envío'],
];

const stemsOf = (keywords: string) => stemText(keywords).join(' ');

export function searchPages(): SearchPage[] {
  const questions = Object.entries(questionKeywords).map(([name, keywords]): SearchPage => {
    const question = name as Question;
    return {
      path: `${paths.faqs}#${question}`,
      section: 'faqs',
      title: {
        en: faqsInEnglish.question[question].ask,
        es: faqsInSpanish.question[question].ask,
      },
      keywords: stemsOf(keywords),
    };
  });
  const policies = policyKeywords.map(
    ([policy, keywords]): SearchPage => ({
      path: paths.policy(policy),
      section: 'policies',
      title: { en: policiesInEnglish[policy].title, es: policiesInSpanish[policy].title },
      keywords: stemsOf(keywords),
    }),
  );
  const tabs = accountKeywords.map(
    ([tab, keywords]): SearchPage => ({
      path: paths.account(tab),
      section: 'account',
      title: { en: accountInEnglish.tabs[tab], es: accountInSpanish.tabs[tab] },
      keywords: stemsOf(keywords),
    }),
  );
  return [...questions, ...policies, ...tabs];
}
