/** The gRPC status of `create()` on a document that is there. */
const alreadyExists = 6;

/** Whether a batch was refused because one of the documents it creates is there already. */
export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === alreadyExists;
}
