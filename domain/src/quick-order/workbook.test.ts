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
