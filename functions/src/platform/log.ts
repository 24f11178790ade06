/**
 * The parts of an error that help. Whole error objects must not be logged: those of the Stripe SDK
 * carry the request with its headers, and so the secret key.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const described: Record<string, unknown> = {
    name: error.name,
    message: error.message,
    stack: error.stack,
  };
  for (const key of ['code', 'type', 'statusCode', 'requestId'] as const) {
    if (key in error) described[key] = (error as unknown as Record<string, unknown>)[key];
  }
  if (error.cause !== undefined) described.cause = describeError(error.cause);
  return described;
}
