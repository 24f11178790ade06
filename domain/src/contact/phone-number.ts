import { freeLine } from '../text/free-text.ts';
import { maxPhoneLength, phoneNotation } from './phone-notation.ts';

export const phoneNumber = freeLine(maxPhoneLength).regex(phoneNotation);
