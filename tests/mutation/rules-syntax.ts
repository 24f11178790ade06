/** `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

export const textIn = (source: string, { start, end }: Span): string => source.slice(start, end);

/** A part of a condition that can be mutated. `operands` are the parts of a chain or list. */
export interface Expression extends Span {
  kind: 'and' | 'or' | 'list' | 'comparison' | 'number' | 'boolean' | 'not' | 'result';
  operands: readonly Span[];
}

interface Token extends Span {
  text: string;
  kind: 'word' | 'number' | 'string' | 'sign';
}

const lexeme =
  /(?<space>\s+|\/\/.*)|(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<number>\d+(?:\.\d+)?)|(?<path>\/databases\/\$\([^)]*\)(?:\/(?:\w+|\$\([^)]*\)))*)|(?<word>[A-Za-z_]\w*)|(?<sign>&&|\|\||[=!<>]=|\S)/y;

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const reader = new RegExp(lexeme);
  while (reader.lastIndex < source.length) {
    const start = reader.lastIndex;
    const { groups } = reader.exec(source) ?? {};
    if (groups === undefined) throw new Error(`Unknown token at ${start} of the rules`);
    const end = reader.lastIndex;
    const text = source.slice(start, end);
    if (groups.space !== undefined) continue;
    const kind = groups.number ? 'number' : groups.word ? 'word' : groups.sign ? 'sign' : 'string';
    tokens.push({ start, end, text, kind });
  }
  return tokens;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function closingPlace(tokens: readonly Token[], opening: number): number {
  const open = tokens[opening]?.text ?? '';
  let depth = 0;
  for (let place = opening; place < tokens.length; place += 1) {
    if (tokens[place]?.text === open) depth += 1;
    if (tokens[place]?.text === closing[open]) depth -= 1;
    if (depth === 0) return place;
  }
  throw new Error(`The ${open} at ${tokens[opening]?.start} of the rules is never closed`);
}

/** Splits at separators outside brackets. */
function split(tokens: readonly Token[], separator: string): Token[][] {
  const parts: Token[][] = [[]];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    if (token.kind === 'sign' && token.text in closing) {
      const end = closingPlace(tokens, place);
      parts.at(-1)?.push(...tokens.slice(place, end + 1));
      place = end;
    } else if (token.kind === 'sign' && token.text === separator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

const spanOf = (tokens: readonly Token[]): Span => ({
  start: tokens[0]?.start ?? 0,
  end: tokens.at(-1)?.end ?? 0,
});

/** Finds all parts of the conditions after `if`, `return` and `let NAME =`. */
export function parseExpressions(source: string): Expression[] {
  const tokens = tokenize(source);
  return tokens.flatMap((token, place) => {
    const begins =
      token.kind === 'word' && (token.text === 'if' || token.text === 'return')
        ? place + 1
        : token.text === 'let'
          ? place + 3
          : undefined;
    if (begins === undefined) return [];
    const end = tokens.findIndex(({ text }, each) => each >= begins && text === ';');
    const condition = tokens.slice(begins, end);
    const parts = expressionsIn(condition);
    if (token.text !== 'return' || parts.every(({ kind }) => kind === 'list')) return parts;
    return [{ ...spanOf(condition), kind: 'result', operands: [] }, ...parts];
  });
}

function expressionsIn(tokens: readonly Token[]): Expression[] {
  for (const [kind, sign] of [
    ['or', '||'],
    ['and', '&&'],
  ] as const) {
    const operands = split(tokens, sign);
    if (operands.length < 2) continue;
    const chain = { ...spanOf(tokens), kind, operands: operands.map(spanOf) };
    return [chain, ...operands.flatMap(expressionsIn)];
  }
  const found: Expression[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    const { start, end, text, kind } = token;
    const span = { start, end };
    if (kind === 'sign' && text in closing) {
      const close = closingPlace(tokens, place);
      const elements = split(tokens.slice(place + 1, close), ',');
      // After a name or a bracket, `[` is an index rather than a list.
      const before = tokens[place - 1];
      const isIndex = before?.kind === 'word' || before?.text === ')' || before?.text === ']';
      if (text === '[' && !isIndex && elements.length > 0) {
        const list = { start, end: tokens[close]?.end ?? end };
        found.push({ ...list, kind: 'list', operands: elements.map(spanOf) });
      }
      found.push(...elements.flatMap(expressionsIn));
      place = close;
    } else if (kind === 'sign' && /^([=!<>]=|[<>])$/.test(text)) {
      found.push({ ...span, kind: 'comparison', operands: [] });
    } else if (kind === 'sign' && text === '!') found.push({ ...span, kind: 'not', operands: [] });
    else if (kind === 'number') found.push({ ...span, kind: 'number', operands: [] });
    else if (kind === 'string') found.push(...quantifiersIn(token));
    else if (text === 'true' || text === 'false') {
      found.push({ ...span, kind: 'boolean', operands: [] });
    }
  }
  return found;
}

/** Finds the bounds in a pattern's quantifiers, such as `{16,64}`. */
function quantifiersIn({ start, text }: Token): Expression[] {
  return [...text.matchAll(/\{(\d+)(?:(,)(\d+)?)?\}/g)].flatMap((quantifier) => {
    const numbers = [...quantifier[0].matchAll(/\d+/g)];
    return numbers.map((number): Expression => {
      const at = start + quantifier.index + number.index;
      return { start: at, end: at + number[0].length, kind: 'number', operands: [] };
    });
  });
}
