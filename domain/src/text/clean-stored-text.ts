import { cleanText } from './clean-text.ts';

/**
 * The same data with every text in it as people see it. Input is cleaned before it is stored; what was
 * stored earlier, or by another way, is cleaned where it is shown: on screens, in mails and PDFs. Objects with
 * a class of their own, as times, are left alone.
 */
export function asShown<Data>(data: Data): Data {
  return shown(data) as Data;
}

function shown(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(shown);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shown(each)]));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
