const noBreakSpace = '\u00a0';

/**
 * Only between standalone numbers, so the order number `K7X3-2X4W` isn't read as a size. The
 * lookbehind starts at the times sign, which keeps matching linear for long runs of digits.
 */
const times = / ?[x×](?<=(?<![\w.,-])[\d.,]+ ?[x×]) ?(?=[\d.,]+(?:mm\b|(?![\w-])))/gi;

export function withTimesSign(text: string): string {
  return text.replaceAll(times, ' × ');
}

/** U+2011, for `N‑cm`. */
const noBreakHyphen = '\u2011';

/** For display: keeps `4.5 × 10 mm` and `20 N‑cm` on one line. */
export function formatSizes(text: string): string {
  return withTimesSign(text)
    .replaceAll(/(?<=\d) × (?=\d)/g, `${noBreakSpace}×${noBreakSpace}`)
    .replaceAll(/\bN-cm\b/g, `N${noBreakHyphen}cm`)
    .replaceAll(/(?<=\d) (?=(?:mm|N‑cm|rpm)\b)/g, noBreakSpace);
}
