const noBreakSpace = '\u00a0';

/**
 * Only between standalone numbers: the order number `K7X3-2X4W` has no size in it. The lookbehind
 * starts at the sign, which keeps long rows of digits linear.
 */
const times = / ?[x×](?<=(?<![\w.,-])[\d.,]+ ?[x×]) ?(?=[\d.,]+(?:mm\b|(?![\w-])))/gi;

/** Writes `4.5x10` as `4.5 × 10`. */
export function withTimesSign(text: string): string {
  return text.replaceAll(times, ' × ');
}

/** A non-breaking hyphen (U+2011) for `N‑cm`. */
const noBreakHyphen = '\u2011';

/** For display: `4.5 × 10 mm` and `20 N‑cm`, which don't break across lines. */
export function formatSizes(text: string): string {
  return withTimesSign(text)
    .replaceAll(/(?<=\d) × (?=\d)/g, `${noBreakSpace}×${noBreakSpace}`)
    .replaceAll(/\bN-cm\b/g, `N${noBreakHyphen}cm`)
    .replaceAll(/(?<=\d) (?=(?:mm|N‑cm|rpm)\b)/g, noBreakSpace);
}
