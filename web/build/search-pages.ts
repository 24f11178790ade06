import { stemsOfText } from '@dental-shop/domain/search/words';
import type { Question } from '../src/features/faqs/faqs.ts';
import type { SearchPage } from '../src/shared/catalogue/site-finder.ts';
import { paths } from '../src/shared/config/paths.ts';
import { account as accountInEnglish } from '../src/shared/i18n/content/en/account.ts';
import { faqs as faqsInEnglish } from '../src/shared/i18n/content/en/faqs.ts';
import { account as accountInSpanish } from '../src/shared/i18n/content/es/account.ts';
import { faqs as faqsInSpanish } from '../src/shared/i18n/content/es/faqs.ts';

/** What customers call the subjects of the questions, in both languages. */
const questionKeywords: Partial<Record<Question, string>> = {
  'shipping-address':
    'shipping ship delivery deliver freight envío envíos enviar entrega entregar flete despacho',
  receipts: 'invoice receipt bill billing tax factura facturación recibo comprobante impuesto',
  refunds: `return refund warranty exchange cancel money damaged wrong devolución devoluciones devolver
    reembolso reintegro garantía cambio cancelar dinero dañado`,
  payment: 'payment paying card visa mastercard pago pagar tarjeta',
  approval: 'approval approved pending aprobación aprobada pendiente',
  'change-details': 'address license name dirección licencia nombre',
  reorder: 'reorder repeat repetir',
};

type AccountTab = Exclude<keyof typeof accountInEnglish.tabs, 'label' | 'unknown' | 'back'>;

/** The account's tabs by the words of the address, and what customers look for there. */
const accountKeywords: readonly [tab: AccountTab, address: string, keywords: string][] = [
  [
    'orders',
    'orders',
    `orders order history tracking track status shipping delivery invoice receipt return refund reorder pedido
     pedidos historial seguimiento estado envío entrega factura recibo devolución devoluciones reembolso repetir`,
  ],
  ['info', 'info', 'account profile address license cuenta perfil dirección licencia'],
  ['paymentMethods', 'payment-methods', 'payment card pago tarjeta'],
  ['lists', 'lists', 'lists favorites listas favoritos'],
];

const stemsOf = (keywords: string) => [...new Set(stemsOfText(keywords))];

/** The questions and the parts of the account that the search finds beside products. */
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
  const tabs = accountKeywords.map(
    ([tab, address, keywords]): SearchPage => ({
      path: paths.account(address),
      section: 'account',
      title: { en: accountInEnglish.tabs[tab], es: accountInSpanish.tabs[tab] },
      keywords: stemsOf(keywords),
    }),
  );
  return [...questions, ...tabs];
}
