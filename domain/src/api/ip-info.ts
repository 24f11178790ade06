import { z } from 'zod';

export const ipInfoResponse = z.object({ isInMiddleEastOrAfrica: z.boolean() });
export type IpInfoResponse = z.infer<typeof ipInfoResponse>;
