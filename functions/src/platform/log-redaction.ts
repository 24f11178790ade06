/**
 * What errors of others repeat and a log must not have: the mail server names the address that it
 * refuses, and an address may be anywhere in what Firebase or Stripe answer.
 */
const masks: readonly (readonly [RegExp, string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[address]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/_secret_\w+/g, '_secret_[masked]'],
  [/\b(?:sk|rk|whsec)_\w+/g, '[key]'],
];

/** A text without what is somebody's own, as far as its form tells. */
export function redactPersonalData(text: string): string {
  return masks.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), text);
}

/**
 * The parts of an error that help, without what is somebody's own. Whole error objects must not be
 * logged: those of the Stripe SDK carry the request with its headers, and so the secret key.
 */
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
