export interface Finding {
  /** What it looks like. */
  kind: string;
  text: string;
  /** Counted from 1. */
  line: number;
}

/** What is personal by its form, whoever it belongs to. */
const forms: readonly (readonly [string, RegExp])[] = [
  ['an e-mail address', /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi],
  ['an ID token', /\beyJ[\w-]{8,}\.[\w-]+/g],
  ['a client secret', /\bpi_\w+_secret_\w+/g],
  ['a key', /\b(?:sk|rk)_(?:test|live)_\w+|\bwhsec_\w+/g],
  ['a one-time code', /\boobCode=[\w-]+/g],
];

/** Long numbers with the first digits and the length of a card's. */
const cardLike = /\b(?:4\d{3}|5[1-5]\d{2}|3[47]\d{2}|6011)(?:[ -]?\d{2,6}){2,4}\b/g;

/**
 * Lines in which firebase-tools plays another's part: where Google sends a mail, the Auth emulator
 * prints it. They are no log of the shop's.
 */
const ofEmulators =
  /^\s*(?:\S\s+)?To (?:verify the email address|reset the password for|reset your email address to) /;

/**
 * The Hosting emulator's access log has the addresses at which others send people to the shop, also
 * as the referrer of all that those pages load. The identity service makes one, for its mails, with a
 * code that the visit spends; Stripe the other, after 3-D Secure, with the secret of a payment that is
 * decided.
 */
const accessLog = /^i {2}hosting: /;
const madeByOthers = /(\/auth\/action|\/cart)\?(?:mode|payment_intent)=[^"\s]*/g;

/**
 * What a log has of people: by its form, or because it is one of `known`, the names, streets and
 * passwords that tests make up their people of. Letter case does not matter.
 */
export function findPersonal(log: string, known: readonly string[]): Finding[] {
  const words = known.map((word) => word.toLowerCase());
  return log.split('\n').flatMap((written, index) => {
    if (ofEmulators.test(written)) return [];
    const text = accessLog.test(written) ? written.replaceAll(madeByOthers, '$1') : written;
    const line = index + 1;
    const lower = text.toLowerCase();
    return [
      ...forms.flatMap(([kind, form]) =>
        [...text.matchAll(form)].map(([found]) => ({ kind, text: found, line })),
      ),
      ...[...text.matchAll(cardLike)]
        .map(([found]) => found)
        .filter(isCardNumber)
        .map((found) => ({ kind: 'a card number', text: found, line })),
      ...words
        .filter((word) => lower.includes(word))
        .map((word) => ({ kind: 'what a test made up of a person', text: word, line })),
    ];
  });
}

/** By its length and its check digit (Luhn), which one long number in ten has by chance. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 14 || digits.length > 16) return false;
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const doubled = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
