import { freeLine } from '../text/free-text.ts';

export const maxPhoneLength = 30;

/** In any notation without letters, such as `+1 (702) 555-0123`. May be empty. */
export const phoneNumber = freeLine(maxPhoneLength).regex(/^(?:[+(]{0,2}\d[\d ().-]{5,})?$/);
