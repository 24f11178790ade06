import * as z from 'zod';
import { language } from '../language/language.ts';

/** The customer gets one email when the item can be bought again. `wanted: false` cancels it. */
export const stockNoticeRequest = z.strictObject({
  sku: z.string().trim().min(1).max(40),
  wanted: z.boolean(),
  language,
});
export type StockNoticeRequest = z.infer<typeof stockNoticeRequest>;

/** The SKUs of all notices that the customer is waiting for, as in the catalogue. */
export const stockNoticesResponse = z.object({ skus: z.array(z.string()) });
export type StockNoticesResponse = z.infer<typeof stockNoticesResponse>;

/** An account can wait for this many items. */
export const maxStockNotices = 50;
