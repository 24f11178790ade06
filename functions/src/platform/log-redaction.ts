/**
 * Mail servers quote the address they reject, and error messages from Firebase or Stripe may
 * contain one too.
 */
const masks: readonly (readonly [RegExp, string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[address]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/_secret_\w+/g, '_secret_[masked]'],
  [/\b(?:sk|rk|whsec)_\w+/g, '[key]'],
];

export function redactPersonalData(text: string): string {
  return masks.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), text);
}

/** Never log whole error objects: Stripe's contain the request headers with the secret key. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redactPersonalData(String(error)) };
  const described: Record<string, unknown> = {
    name: error.name,
    message: redactPersonalData(error.message),
    stack: redactPersonalData(error.stack ?? ''),
  };
  for (const key of ['code', 'type', 'statusCode', 'requestId'] as const) {
    if (key in error) described[key] = (error as unknown as Record<string, unknown>)[key];
  }
  if (error.cause !== undefined) described.cause = describeError(error.cause);
  return described;
}
