import type { Language } from '@dental-shop/domain/account/language';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { Seller } from '../orders/invoice/invoice-data.ts';

/** What a certificate says. */
export interface CertificateData extends Omit<Certificate<Date>, 'uid'> {
  language: Language;
  /** The company that issues it. */
  seller: Seller;
}
