import * as z from 'zod';
import { documentId } from '../document-id.ts';

/** At most about 18 KB each, so a part stays below Cloud Run's response limit (32 MiB). */
export const maxComplaintsInPart = 1_500;

/** `after` is the last complaint of the previous part. */
export const complaintsCsvQuery = z.strictObject({ after: documentId.optional() });
export type ComplaintsCsvQuery = z.infer<typeof complaintsCsvQuery>;
