/**
 * What the names of several groups have in common, without sizes: "Core" for "Core Narrow" and "Core Wide", "Angled
 * Abutment" for "Short Angled Abutment" and "Long Angled Abutment". Empty if they share no word.
 */
export function sharedName(names: readonly string[]): string {
  const words = names.map((name) => (name.split(/\d/)[0] ?? '').split(/\s+/).filter(Boolean));
  const start = sharedStart(words);
  const shared =
    start.length > 0 ? start : sharedStart(words.map((each) => each.toReversed())).toReversed();
  // Spanish puts a comma between the kind and the adjective.
  return shared.join(' ').replace(/,$/, '');
}

function sharedStart([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const end = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return end === -1 ? first : first.slice(0, end);
}
