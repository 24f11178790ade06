/** Old records may have no name, but a heading, a link or a button needs a text. */
export function accountName({ id, name }: { id: string; name: string }): string {
  return name.trim() || id;
}
