/** Stands for a quantity that the customer has to correct. */
export const ambiguousQuantity = '?';

const label = /^(?:qty|quantity|count|cantidad|cant)\b\.?\s*[:=]?\s*/i;
const unit =
  /(?:(?<=\d)|\s+)(?:pcs?|pieces?|ea|each|units?|piezas?|pzas?|pz|unidad(?:es)?|uds?)\.?$/i;
const times = /^[x×*]\s*(?=\d)|(?<=\d)\s*[x×*]$/i;

const maxQuantityCharacters = 40;

/**
 * Undefined if the quantity isn't clear, as with packs ("2 boxes"), ambiguous separators ("1,200"),
 * accounting negatives ("(3)"), and digits in other scripts.
 */
export function parseQuantityText(cell: string): string | undefined {
  if (cell.length > maxQuantityCharacters) return undefined;
  const text = cell.trim().replace(label, '').replace(unit, '').replace(times, '').trim();
  const whole = /^(\d{1,9})(?:[.,]0{1,2})?$/.exec(text)?.[1];
  if (whole !== undefined) return String(Number(whole));
  const isGrouped = /^\d{1,3}(?:[ '’]\d{3})+$/.test(text);
  return isGrouped ? String(Number(text.replace(/\D/g, ''))) : undefined;
}
