import { parseExpressions, type Span, textIn } from './rules-syntax.ts';

export interface Mutant {
  /** Names the location and the change, so edits elsewhere don't affect it. */
  id: string;
  line: number;
  source: string;
  /** The affected collections; undefined if unknown. */
  collections: readonly string[] | undefined;
}

interface Change {
  span: Span;
  replacement: string;
  /** Replaces the default `before → after` label. */
  label?: string;
}

export function mutateRules(source: string): Mutant[] {
  const changes = [
    ...allowStatements(source).flatMap((statement) => changesOfAllow(source, statement)),
    ...parseExpressions(source).flatMap((span) => changesOfExpression(source, span)),
  ];
  const places = placesOf(source);
  const occurrences = new Map<string, number>();
  const mutants = changes
    .sort((a, b) => a.span.start - b.span.start)
    .map(({ span, replacement, label }): Mutant => {
      const { name, collections } = places(span);
      const before = oneLine(textIn(source, span));
      const what = label ?? `${before} → ${oneLine(replacement)}`;
      const id = `${name}: ${what}`;
      const occurrence = (occurrences.get(id) ?? 0) + 1;
      occurrences.set(id, occurrence);
      return {
        // If a function contains the same change more than once, it gets a number.
        id: occurrence === 1 ? id : `${id} (${occurrence})`,
        line: source.slice(0, span.start).split('\n').length,
        source: source.slice(0, span.start) + replacement + source.slice(span.end),
        collections,
      };
    });
  return [...new Map(mutants.map((mutant) => [mutant.source, mutant])).values()];
}

const oneLine = (text: string): string =>
  text
    .replace(/\/\/.*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Replaces comments with spaces, so positions stay the same. */
const withoutComments = (source: string): string =>
  source.replace(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length));

interface AllowStatement extends Span {
  operations: Span;
  condition: Span;
}

function allowStatements(source: string): AllowStatement[] {
  const statements = withoutComments(source).matchAll(/allow\s+([\w\s,]+?)\s*:\s*if\s+([^;]+);/g);
  return [...statements].map((found) => {
    const [whole, operations = '', condition = ''] = found;
    const start = found.index;
    const at = (text: string, from: number) => ({
      start: source.indexOf(text, from),
      end: source.indexOf(text, from) + text.length,
    });
    return {
      start,
      end: start + whole.length,
      operations: at(operations, start),
      condition: {
        start: start + whole.length - 1 - condition.length,
        end: start + whole.length - 1,
      },
    };
  });
}

const wider: Readonly<Record<string, readonly string[]>> = {
  get: ['get, list', 'get, write'],
  list: ['list, get', 'list, write'],
  read: ['read, write'],
  create: ['create, update', 'create, delete', 'create, read'],
  update: ['update, create', 'update, delete'],
  delete: ['delete, update'],
};

function changesOfAllow(source: string, statement: AllowStatement): Change[] {
  const { operations, condition } = statement;
  const names = textIn(source, operations).split(/\s*,\s*/);
  const without =
    names.length > 1 ? names.map((name) => names.filter((each) => each !== name)) : [];
  const widened = names.flatMap((name) =>
    (wider[name] ?? []).map((more) => names.map((each) => (each === name ? more : each))),
  );
  return [
    { span: statement, replacement: '', label: `no allow ${names}` },
    { span: condition, replacement: 'true', label: `allow ${names} if true` },
    {
      span: condition,
      replacement: `!(${textIn(source, condition)})`,
      label: `allow ${names} if not`,
    },
    ...[...without, ...widened].map((list) => ({
      span: operations,
      replacement: list.join(', '),
      label: `allow ${names} → ${list.join()}`,
    })),
  ];
}

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>='],
  '>=': ['>', '<='],
  '<': ['<=', '>'],
  '>': ['>=', '<'],
};

function changesOfExpression(
  source: string,
  { start, end, kind, operands }: ReturnType<typeof parseExpressions>[number],
): Change[] {
  const span = { start, end };
  const text = textIn(source, span);
  const texts = operands.map((operand) => textIn(source, operand));
  switch (kind) {
    case 'and':
    case 'or': {
      const [sign, other] = kind === 'and' ? ['&&', '||'] : ['||', '&&'];
      return [
        ...texts.map((text, dropped) => ({
          span,
          replacement: texts.filter((_, place) => place !== dropped).join(` ${sign} `),
          label: `without ${sign} ${oneLine(text)}`,
        })),
        {
          span,
          replacement: `(${texts.join(` ${other} `)})`,
          label: `${other} instead of ${sign} after ${oneLine(texts[0] ?? '')}`,
        },
      ];
    }
    case 'list':
      return texts.map((text, dropped) => ({
        span,
        replacement: `[${texts.filter((_, place) => place !== dropped).join(', ')}]`,
        label: `list without ${text}`,
      }));
    case 'comparison':
      return (comparisons[text] ?? []).map((replacement) => ({ span, replacement }));
    case 'number':
      return [Number(text) + 1, Number(text) - 1]
        .filter((number) => number >= 0)
        .map((number) => ({ span, replacement: String(number) }));
    case 'boolean':
      return [{ span, replacement: text === 'true' ? 'false' : 'true' }];
    case 'not':
      return [{ span, replacement: '' }];
    case 'result':
      return [
        { span, replacement: 'true', label: 'returns true' },
        { span, replacement: 'false', label: 'returns false' },
        { span, replacement: `!(${text})`, label: 'returns the opposite' },
      ];
  }
}

interface Place {
  name: string;
  collections: readonly string[] | undefined;
}

function placesOf(source: string): (span: Span) => Place {
  const clean = withoutComments(source);
  const blocks = [
    ...clean.matchAll(/(function\s+(\w+)\s*\([^)]*\)|match\s+\/([\w{}=*/]+))\s*\{/g),
  ].map((found) => ({
    start: found.index,
    end: closingBrace(clean, found.index + found[0].length - 1),
    functionName: found[2],
    collection: /^(\w+)\/\{\w+\}$/.exec(found[3] ?? '')?.[1],
  }));
  const functions = blocks.filter(({ functionName }) => functionName !== undefined);
  const matches = blocks.filter(({ collection }) => collection !== undefined);

  /** Includes functions that are called indirectly. */
  function calledIn(text: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
    let called = known;
    for (const { functionName = '', start, end } of functions) {
      if (called.has(functionName) || !new RegExp(`\\b${functionName}\\(`).test(text)) continue;
      const body = clean.slice(clean.indexOf('{', start), end);
      called = calledIn(body, new Set([...called, functionName]));
    }
    return called;
  }
  const calledBy = matches.map(({ collection = '', start, end }) => ({
    collection,
    called: calledIn(clean.slice(start, end)),
  }));

  return ({ start }) => {
    const around = blocks.filter((block) => block.start <= start && start < block.end);
    const innermost = around.at(-1);
    const collection = around.findLast((block) => block.collection !== undefined)?.collection;
    const functionName = innermost?.functionName;
    const name = functionName ?? collection ?? 'everywhere';
    if (collection !== undefined) return { name, collections: [collection] };
    if (functionName === undefined) return { name, collections: undefined };
    const callers = calledBy.filter(({ called }) => called.has(functionName));
    return { name, collections: callers.map((caller) => caller.collection) };
  };
}

function closingBrace(text: string, opening: number): number {
  let depth = 0;
  for (let position = opening; position < text.length; position += 1) {
    if (text[position] === '{') depth += 1;
    if (text[position] === '}') depth -= 1;
    if (depth === 0) return position + 1;
  }
  throw new Error(`The brace at ${opening} is never closed`);
}
