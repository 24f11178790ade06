/** Old records may have no name, but headings, links and buttons need a label. */
export function accountName({ id, name }: { id: string; name: string }): string {
  return name.trim() || id;
}
