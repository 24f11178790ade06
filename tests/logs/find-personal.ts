export interface Finding {
  kind: string;
  text: string;
  /** Starts at 1. */
  line: number;
}

const patterns: readonly (readonly [string, RegExp])[] = [
  ['an email address', /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi],
  ['an ID token', /\beyJ[\w-]{8,}\.[\w-]+/g],
  ['a client secret', /\bpi_\w+_secret_\w+/g],
  ['a key', /\b(?:sk|rk)_(?:test|live)_\w+|\bwhsec_\w+/g],
  ['a one-time code', /\boobCode=[\w-]+/g],
];

/** Long numbers with the prefix and length of a card number. */
const cardPattern = /\b(?:4\d{3}|5[1-5]\d{2}|3[47]\d{2}|6011)(?:[ -]?\d{2,6}){2,4}\b/g;

/** The Auth emulator prints emails instead of sending them. That doesn't happen in production. */
const emulatorEmail =
  /^\s*(?:\S\s+)?To (?:verify the email address|reset the password for|reset your email address to) /;

/**
 * The Hosting emulator's access log contains URLs with secrets that are useless after the visit:
 * one-time codes from Firebase Authentication, and client secrets of completed payments from
 * Stripe's redirects.
 */
const accessLog = /^i {2}hosting: /;
const externalUrls = /(\/auth\/action|\/cart)\?(?:mode|payment_intent)=[^"\s]*/g;

/** Finds text that looks like personal data or contains any of the `known` values. Ignores case. */
export function findPersonal(log: string, known: readonly string[]): Finding[] {
  const words = known.map((word) => word.toLowerCase());
  return log.split('\n').flatMap((written, index) => {
    if (emulatorEmail.test(written)) return [];
    const text = accessLog.test(written) ? written.replaceAll(externalUrls, '$1') : written;
    const line = index + 1;
    const lower = text.toLowerCase();
    return [
      ...patterns.flatMap(([kind, form]) =>
        [...text.matchAll(form)].map(([found]) => ({ kind, text: found, line })),
      ),
      ...[...text.matchAll(cardPattern)]
        .map(([found]) => found)
        .filter(isCardNumber)
        .map((found) => ({ kind: 'a card number', text: found, line })),
      ...words
        .filter((word) => lower.includes(word))
        .map((word) => ({ kind: 'test data', text: word, line })),
    ];
  });
}

/** Checks the length and the Luhn checksum, which is also valid for 10% of random numbers. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 14 || digits.length > 16) return false;
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const doubled = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
