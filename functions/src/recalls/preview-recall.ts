import type { CheckedStaffInput } from '@dental-shop/domain/api/staff/calls';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Language } from '@dental-shop/domain/language/language';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { canonicalSku } from './find-recipients.ts';

export interface PreviewServices {
  /** Must have the same values as for real emails; see `renderMail`. */
  mailShop: () => { shop: string; siteUrl: string; phone: string; address: string[] };
}

const exampleName = { en: 'Customer’s name', es: 'Nombre del cliente' };

export const previewRecall: StaffHandler<'previewRecall', PreviewServices> = async (
  { mailShop },
  content,
) => ({
  en: await renderNotice(mailShop(), content, 'en'),
  es: await renderNotice(mailShop(), content, 'es'),
});

async function renderNotice(
  shop: ReturnType<PreviewServices['mailShop']>,
  content: CheckedStaffInput<'previewRecall'>,
  language: Language,
): Promise<{ subject: string; html: string }> {
  // Imported on first use, so other staff calls' cold starts don't load React.
  const { renderMail } = await import('../mail/render-mail.tsx');
  const sku = canonicalSku(content.sku);
  const data = {
    ...content,
    sku,
    recallId: '',
    uid: '',
    name: exampleName[language],
    product: findProduct(catalogue, sku)?.name ?? sku,
    quantity: 1,
    link: new URL('/recall', shop.siteUrl).href,
  };
  const { subject, html } = await renderMail({ template: 'recall-notice', language, data }, shop);
  return { subject, html };
}
