/** In a separate file, because every page loads these. */
export const earlyPaths = {
  catalogueChanges: '/api/catalogue-changes',
  pageErrors: '/api/page-errors',
} as const;
