export interface PadLine {
  text: string;
  /** Empty means 1. */
  quantity: string;
}

/** A typical order has far fewer lines, and this many are still parsed instantly. */
export const maxPadLines = 500;
export const maxPadCharacters = 64 * 1024;

/** Longer than any product name with its SKU, sizes, and notes. */
export const maxLineCharacters = 200;

export const isEmptyLine = ({ text, quantity }: PadLine): boolean =>
  text.trim() === '' && quantity.trim() === '';

function isLine(entry: unknown): entry is PadLine {
  const { text, quantity } = (entry ?? {}) as Partial<Record<keyof PadLine, unknown>>;
  return typeof text === 'string' && typeof quantity === 'string';
}

export function parseStoredPad(stored: string | null): PadLine[] {
  if (!stored || stored.length > 2 * maxPadCharacters) return [];
  try {
    const lines: unknown = JSON.parse(stored);
    if (!Array.isArray(lines)) return [];
    return lines
      .slice(0, maxPadLines)
      .filter(isLine)
      .map(({ text, quantity }) => ({
        text: text.slice(0, maxLineCharacters),
        quantity: quantity.slice(0, maxLineCharacters),
      }));
  } catch {
    return [];
  }
}

export function storedPad(lines: readonly PadLine[]): string {
  const written = lines.filter((line) => !isEmptyLine(line));
  return JSON.stringify(written.map(({ text, quantity }) => ({ text, quantity })));
}

export function addLines<Line extends PadLine>(
  pad: readonly Line[],
  added: readonly Line[],
): { lines: Line[]; dropped: number } {
  const lines = [...pad.filter((line) => !isEmptyLine(line)), ...added];
  return { lines: lines.slice(0, maxPadLines), dropped: Math.max(0, lines.length - maxPadLines) };
}
