export const table = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  selection: 'Selection',
  selectAll: 'Select all shown',
  selectRow: 'Select {{name}}',
} as const;
