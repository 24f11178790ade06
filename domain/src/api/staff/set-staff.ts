import { z } from 'zod';

/** Input of the staff call `setStaff`, for admins: makes an account staff, or takes that back. */
export const setStaffRequest = z.strictObject({
  email: z.string().trim().min(3).max(320),
  staff: z.boolean(),
  /** Whether they may say who else is staff. */
  admin: z.boolean().default(false),
});
export type SetStaffRequest = z.infer<typeof setStaffRequest>;

export const setStaffResponse = z.object({ uid: z.string(), staff: z.boolean() });
export type SetStaffResponse = z.infer<typeof setStaffResponse>;
