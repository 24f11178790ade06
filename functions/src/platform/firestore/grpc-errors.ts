import { GrpcStatus } from 'firebase-admin/firestore';

export function hasGrpcStatus(error: unknown, ...statuses: readonly GrpcStatus[]): boolean {
  return error instanceof Error && 'code' in error && statuses.some((each) => each === error.code);
}

export const alreadyExists = (error: unknown) => hasGrpcStatus(error, GrpcStatus.ALREADY_EXISTS);
