function encodeValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`No field of Firestore is written as ${String(value)}.`);
}

/** A document's fields in the form of Firestore's REST API; numbers must be integers, as the shop's are. */
export function encodeFields(data: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, encodeValue(value)]),
  );
}
