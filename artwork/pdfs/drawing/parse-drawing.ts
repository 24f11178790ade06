import { XMLParser } from 'fast-xml-parser';

export interface DrawingElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly DrawingNode[];
}

export type DrawingNode = DrawingElement | string;

/** The element's name is the key other than `:@`. */
interface ParsedNode {
  ':@'?: Readonly<Record<string, string>>;
  '#text'?: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

function readNode(node: ParsedNode): DrawingNode {
  if (node['#text'] !== undefined) return node['#text'];
  const [name, children] = Object.entries(node).find(([key]) => key !== ':@') ?? [];
  if (!name || !Array.isArray(children)) throw new RangeError('the drawing has an empty node');
  return { name, attributes: node[':@'] ?? {}, children: children.map(readNode) };
}

/** Throws a RangeError if there's no `svg` element. */
export function parseDrawing(svg: string): DrawingElement {
  // The parser's format with `preserveOrder`.
  const nodes = (parser.parse(svg) as ParsedNode[]).map(readNode);
  const root = nodes.find((node) => typeof node !== 'string' && node.name === 'svg');
  if (root === undefined || typeof root === 'string') {
    throw new RangeError('the drawing has no svg element');
  }
  return root;
}
