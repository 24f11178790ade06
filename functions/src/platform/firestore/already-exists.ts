import { GrpcStatus } from 'firebase-admin/firestore';

/** Whether a batch was refused because one of the documents it creates exists already. */
export function alreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}
