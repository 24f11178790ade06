/** Sentences, in the namespace `staff`, for refused changes of who is staff. */
export const memberErrors = {
  'last-admin': 'members.lastAdmin',
  'not-found': 'members.noAccount',
  'member-not-verified': 'members.unverified',
} as const;
