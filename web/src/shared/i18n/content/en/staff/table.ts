export const table = {
  pages: 'Pages: {{list}}',
  previous: 'Previous',
  next: 'Next',
  selection: 'Selection',
  selectAll: 'Select all shown',
  selectRow: 'Select {{name}}',
} as const;
