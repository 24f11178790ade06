export function textsByKey(section: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(section).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'object' && value !== null) {
        return [...textsByKey(value, `${prefix}${name}.`)];
      }
      return [[prefix + name, String(value)]];
    }),
  );
}

function usedKeys(sources: readonly string[]): Set<string> {
  const literals = sources.flatMap((source) => source.match(/(['"`])[\w.:-]+\1/g) ?? []);
  return new Set(literals.map((literal) => literal.slice(1, -1).replace(/^\w+:/, '')));
}

/** `t('steps', { returnObjects: true })` uses all keys below `steps`. */
function usedTrees(sources: readonly string[]): string[] {
  return sources.flatMap((source) =>
    [...source.matchAll(/['"`]([\w.:-]+)['"`],\s*\{[^}]*returnObjects/g)].flatMap(([, key]) =>
      key === undefined ? [] : [`${key.replace(/^\w+:/, '')}.`],
    ),
  );
}

function usedPatterns(sources: readonly string[]): RegExp[] {
  const templates = sources.flatMap(
    (source) => source.match(/\bt(?:ext)?\(\s*`[^`]*\$\{[^`]*`/g) ?? [],
  );
  return templates.map((template) =>
    patternOf(template.replace(/^[^`]*`|`$/g, '').replaceAll(/\$\{[^}]*\}/g, '*')),
  );
}

function patternOf(key: string): RegExp {
  const words = key.replace(/^\w+:/, '').split('*');
  return new RegExp(`^${words.map((word) => word.replaceAll('.', '\\.')).join('[^.]+')}$`);
}

export function findUnusedKeys(keys: Iterable<string>, sources: readonly string[]): string[] {
  const used = usedKeys(sources);
  const trees = usedTrees(sources);
  const patterns = usedPatterns(sources);
  return [...keys].filter((key) => {
    const plain = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return !(
      used.has(plain) ||
      trees.some((tree) => plain.startsWith(tree)) ||
      patterns.some((pattern) => pattern.test(plain))
    );
  });
}
