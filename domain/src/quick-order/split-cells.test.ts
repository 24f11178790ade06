import { describe, expect, it } from 'vitest';
import { splitCells, splitLines } from './split-cells.ts';

describe('a text has the lines', () => {
  it.each([
    ['a\nb', ['a', 'b']],
    ['a\r\nb\r\n', ['a', 'b', '']],
    ['"a\nb"\t3\nc', ['"a b"\t3', 'c']],
    ['"a\r\n\r\nb",3', ['"a b",3']],
    ['x;"a\nb"\ny', ['x;"a b"', 'y']],
    ['x\n"a\nb"', ['x', '"a b"']],
    ['a\rb\r\nc', ['a\rb', 'c']],
    // An inch is no quote.
    ['drill 3" long\nb 3"', ['drill 3" long', 'b 3"']],
    ['drill "3\nb"', ['drill "3', 'b"']],
    ['"a\nb', ['"a', 'b']],
    ['', ['']],
  ])('%j: %j', (text, lines) => expect(splitLines(text)).toEqual(lines));
});

describe('a line has the cells', () => {
  it.each([
    ['a, b ,c', ['a', 'b', 'c']],
    ['a,,', ['a', '', '']],
    [',a', ['', 'a']],
    ['', ['']],
    ['"a, b",c', ['a, b', 'c']],
    ['" a " , c', ['a', 'c']],
    ['c,"a, b"', ['c', 'a, b']],
    ['"6"" drill",2', ['6" drill', '2']],
    ['"",2', ['', '2']],
    ['6" drill,2', ['6" drill', '2']],
    ['"a; b";2,c', ['"a; b";2', 'c']],
  ])('%j: %j', (line, cells) => expect(splitCells(line, ',')).toEqual(cells));
});
