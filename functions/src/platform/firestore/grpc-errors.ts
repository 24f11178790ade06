import { GrpcStatus } from 'firebase-admin/firestore';

export function hasGrpcStatus(error: unknown, ...statuses: readonly GrpcStatus[]): boolean {
  return error instanceof Error && 'code' in error && statuses.some((each) => each === error.code);
}

/** Whether a write failed because a document that it creates already exists. */
export const alreadyExists = (error: unknown) => hasGrpcStatus(error, GrpcStatus.ALREADY_EXISTS);
