import { codeDistance } from './spelling-distance.ts';

/** Makes `ID5.1S`, `id5,1s`, and `id-51 s` equal. */
export function compactSku(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const exactSkuScore = 100;

/** 0 means no match. `typed` must come from `compactSku`. */
export function matchSku(typed: string, compact: string): number {
  if (typed === compact) return exactSkuScore;
  if (typed.length < 2 || typed.length > compact.length + 1) return 0;
  const coverage = typed.length / compact.length;
  if (/^\d{3,}$/.test(typed) && typed === compact.replace(/\D/g, '')) return 60;
  if (compact.startsWith(typed)) return 20 * coverage;
  if (typed.length > 2 && compact.includes(typed)) return 10 * coverage;
  const mistakes = codeDistance(typed, compact);
  return mistakes <= 1 ? 15 - 10 * mistakes : 0;
}
