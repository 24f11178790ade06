import * as z from 'zod';
import { documentId } from '../document-id.ts';

/** Input of the staff call `setStaff`, for admins: grants staff access to an account, or revokes it. */
export const setStaffRequest = z
  .strictObject({
    email: z.string().trim().min(3).max(320),
    /**
     * To grant: the account that `findAccount` showed; another one of this address is refused. To revoke:
     * whose role it is, whatever address they have by now.
     */
    uid: documentId.optional(),
    staff: z.boolean(),
    /** An admin also grants and revokes staff access. */
    admin: z.boolean().default(false),
  })
  .meta({
    examples: [
      { email: 'ana@example.com', uid: 'u1', staff: true, admin: true },
      { email: 'ana@example.com', staff: true },
    ],
  });
export type SetStaffRequest = z.infer<typeof setStaffRequest>;

export const setStaffResponse = z
  .object({ uid: z.string(), staff: z.boolean() })
  .meta({ examples: [{ uid: 'u1', staff: true }] });
export type SetStaffResponse = z.infer<typeof setStaffResponse>;
