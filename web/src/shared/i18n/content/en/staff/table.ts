export const table = {
  pages: 'Pages: {{list}}',
  previous: 'Previous',
  next: 'Next',
  sort: 'Sort order',
  sorted: { asc: 'Sort by {{column}}, ascending', desc: 'Sort by {{column}}, descending' },
  more: 'Show all text',
  less: 'Show less',
  selection: 'Selection',
  selectAll: 'Select all shown',
  selectRow: 'Select {{name}}',
} as const;
