import { expect, it } from 'vitest';
import { rowsOfWorkbook, type WorkbookFiles } from './workbook.ts';

const workbook = (sheet: string, others: WorkbookFiles = {}): WorkbookFiles => ({
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="A" sheetId="2" r:id="rId7"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Target="worksheets/sheet2.xml" Id="rId7"/></Relationships>',
  'xl/worksheets/sheet1.xml': '<row><c><v>wrong</v></c></row>',
  'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  ...others,
});

const shared = {
  'xl/sharedStrings.xml':
    '<sst><si><t>SKU</t></si><si><r><t xml:space="preserve">I4</t></r><r><t>510</t></r><rPh sb="0"><t>ai</t></rPh></si></sst>',
};

it('has the cells of the first sheet, with gaps, numbers and shared texts', () => {
  const sheet =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Qty &amp; &#x41;</t></is></c></row>' +
    '<row r="2"><c r="A2" s="1"/></row>' +
    '<row r="900000"><c r="A3" t="s"><v>1</v></c><c r="C3"><f>1+2</f><v>3</v></c><c r="B3"><v>late</v></c></row>';
  expect(rowsOfWorkbook(workbook(sheet, shared))).toEqual([
    ['SKU', '', 'Qty & A'],
    ['I4510', '', '3'],
  ]);
});

it('has the texts as they were typed', () => {
  const texts = [
    '&lt;3 &gt; &quot;a&quot; &apos;b&apos;',
    'x&#233;&#xE9;&#x1F9B7;&#0;&nbsp;',
    ' Caf&#233; ',
  ];
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  expect(rowsOfWorkbook(workbook(`<row>${cells.join('')}</row>`))).toEqual([
    ['<3 > "a" \'b\'', 'xéé🦷&#0;&nbsp;', 'Café'],
  ]);
});

it('has an empty cell where a text is missing', () => {
  const sheet =
    '<row><c t="s"><v>99</v></c><c t="s"/><c t="inlineStr"/><c t="str"><v/></c><c><v>2</v></c></row>';
  expect(rowsOfWorkbook(workbook(sheet))).toEqual([['', '', '', '', '2']]);
});

it('leaves out how a text of Japanese is read', () => {
  const sheet =
    '<x:row><x:c t="inlineStr"><x:is><x:t>歯</x:t><x:rPh sb="0"><x:t>は</x:t></x:rPh></x:is></x:c></x:row>';
  expect(rowsOfWorkbook(workbook(sheet))).toEqual([['歯']]);
});

it('has fifty columns at most', () => {
  const cell = (column: string) => `<c r="${column}1"><v>${column}</v></c>`;
  const [row] =
    rowsOfWorkbook(workbook(`<row>${['Z', 'AX', 'AY'].map(cell).join('')}</row>`)) ?? [];
  expect([row?.length, row?.indexOf('Z'), row?.indexOf('AX')]).toEqual([50, 25, 49]);
});

it('is found without the list of sheets, and with any prefix of its relation', () => {
  const sheet = '<row><c><v>I4510</v></c></row>';
  expect(rowsOfWorkbook({ 'xl/worksheets/sheet1.xml': sheet })).toEqual([['I4510']]);
  const files = workbook(sheet, {
    'xl/workbook.xml': '<workbook><sheet name="A" rel:id="rId7"/></workbook>',
  });
  expect(rowsOfWorkbook(files)).toEqual([['I4510']]);
});

it('is the file’s usual sheet where its relation says none', () => {
  const files = workbook('', {
    'xl/workbook.xml': '<workbook><sheet name="A"/></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationship Target="styles.xml"/>',
    'xl/worksheets/sheet1.xml': '<row><c><v>I4510</v></c></row>',
  });
  expect(rowsOfWorkbook(files)).toEqual([['I4510']]);
});

it('reads prefixed elements, absolute targets and cells without a place', () => {
  const files = workbook('', {
    'xl/workbook.xml': '<x:workbook><x:sheet name="A" r:id="a"/></x:workbook>',
    'xl/_rels/workbook.xml.rels': "<Relationship Id='a' Target='/xl/worksheets/s.xml'/>",
    'xl/worksheets/s.xml': '<x:row><x:c><x:v>HC4804</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row>',
  });
  expect(rowsOfWorkbook(files)).toEqual([['HC4804', '2']]);
});

it('is no workbook without a sheet', () => {
  expect(rowsOfWorkbook({})).toBeUndefined();
  expect(rowsOfWorkbook({ 'word/document.xml': '<w:t>I4510</w:t>' })).toBeUndefined();
});

it('fills no memory with what is far out, and expands no entity of the file’s own', () => {
  const sheet =
    '<row r="99999999"><c r="XFD1"><v>1</v></c><c r="A1"><v>I4510</v></c></row><row><c t="inlineStr"><is><t>&lol;&#1114112;</t></is></c></row>';
  expect(rowsOfWorkbook(workbook(`<!ENTITY lol "ha">${sheet}`))).toEqual([
    ['I4510'],
    ['&lol;&#1114112;'],
  ]);
  const many = '<row><c><v>1</v></c></row>'.repeat(5_000);
  expect(rowsOfWorkbook(workbook(many))).toHaveLength(2_000);
});

it('is read in a moment, whatever it is', () => {
  const startedAt = Date.now();
  for (const part of ['<row', '<c r="A1"', '<row><c>', '<row ', '<rPh ', '<c><is><t><rPh>']) {
    rowsOfWorkbook(workbook(part.repeat(60_000)));
    rowsOfWorkbook(workbook(`<row><c t="inlineStr">${part.repeat(20_000)}</c></row>`));
  }
  expect(Date.now() - startedAt).toBeLessThan(5_000);
});
