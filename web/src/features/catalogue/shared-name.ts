/**
 * The words that several names share at their start or end, ignoring sizes: "Core" for "Core Narrow" and "Core Wide",
 * "Angled Abutment" for "Short Angled Abutment" and "Long Angled Abutment". Empty if they share no words.
 */
export function sharedName(names: readonly string[]): string {
  const words = names.map((name) => (name.split(/\d/)[0] ?? '').split(/\s+/).filter(Boolean));
  const start = sharedStart(words);
  const shared =
    start.length > 0 ? start : sharedStart(words.map((each) => each.toReversed())).toReversed();
  // Spanish names have a comma before the adjective.
  return shared.join(' ').replace(/,$/, '');
}

function sharedStart([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const end = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return end === -1 ? first : first.slice(0, end);
}
