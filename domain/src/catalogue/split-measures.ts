interface TextPart {
  /** Where it begins in the text. */
  start: number;
  part: string;
  /** True for a figure with its unit, such as `2.65 mm`. */
  isMeasure: boolean;
}

/** Cuts a text before and after each of its measures; the parts together are the text again. */
export function splitMeasures(text: string): TextPart[] {
  let start = 0;
  return text.split(/(\d+(?:\.\d+)? (?:mm|N-cm))/).flatMap((part, index) => {
    const found = { start, part, isMeasure: index % 2 === 1 };
    start += part.length;
    return part === '' ? [] : [found];
  });
}
