/** Sentences, in the namespace `staff`, for refusals to make somebody staff or to change their role. */
export const memberErrors = {
  'last-admin': 'members.lastAdmin',
  'not-found': 'members.noAccount',
  'member-not-verified': 'members.unverified',
} as const;

/** The same for taking the role away: what is not found then is the row, which somebody else has removed. */
export const removalErrors = { 'last-admin': memberErrors['last-admin'] } as const;
