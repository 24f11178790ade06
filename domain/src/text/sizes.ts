const noBreakSpace = '\u00a0';

/**
 * Only between standalone numbers: the order number `K7X3-2X4W` has no size in it. The lookbehind
 * starts at the sign, which keeps long rows of digits linear.
 */
const times = / ?[x×](?<=(?<![\w.,-])[\d.,]+ ?[x×]) ?(?=[\d.,]+(?:mm\b|(?![\w-])))/gi;

/** With a true multiplication sign between figures, whatever was typed: `4.5x10` is `4.5 × 10`. */
export function withTimesSign(text: string): string {
  return text.replaceAll(times, ' × ');
}

/** U+2011: after a plain hyphen, `N-cm` would break. */
const noBreakHyphen = '\u2011';

/** For all text that is shown: sizes with a true sign, which no line breaks: `4.5 × 10 mm`, `20 N‑cm`. */
export function formatSizes(text: string): string {
  return withTimesSign(text)
    .replaceAll(/(?<=\d) × (?=\d)/g, `${noBreakSpace}×${noBreakSpace}`)
    .replaceAll(/\bN-cm\b/g, `N${noBreakHyphen}cm`)
    .replaceAll(/(?<=\d) (?=(?:mm|N‑cm|rpm)\b)/g, noBreakSpace);
}
