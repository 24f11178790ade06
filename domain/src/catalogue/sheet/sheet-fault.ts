/** English sentences for the command line. Screens translate the codes. */
const sentences = {
  'unknown-column': "unknown column '{column}'",
  'duplicate-column': "duplicate column '{column}'",
  'missing-column': "missing column '{column}'",
  'not-rows': 'the sheet is not a list of rows',
  'date-cell': "'{column}' is a date; format the cell as text",
  'long-cell': "'{column}' has more than {max} characters",
  'missing-value': "'{column}' is missing",
  'not-true-or-empty': "'{column}' must be TRUE or empty",
  'invalid-cell': "'{column}' {reason}",
  'invalid-row': '{reason}',
  'unknown-info-page': "unknown info page '{value}'",
  'first-row-only': "'{column}' is allowed only on the first row of '{category}'",
  'kit-part-format': "kit contents '{value}' must look like 'SKU' or 'SKU x 2'",
  'kit-part-repeated': "kit contents list '{sku}' twice",
  'kit-parts-unknown': '{skus} cannot be in this kit',
  'kit-too-expensive':
    "the parts in 'Kit Contents' cost {total}, less than the kit's {price}: list all parts or none",
  'price-format': "price '{value}' has an unknown format",
  'price-zero': "price '{value}' must be more than $0.00",
  'gtin-invalid': "'{value}' is not a valid GTIN; check its digits, including the last one",
  'duplicate-sku': "duplicate SKU '{sku}'",
  'duplicate-gtin': "duplicate GTIN '{gtin}'",
  'mixed-spelling': "'{label}: {figure}' is '{other}' in other rows of '{category}'",
  'unknown-picture': "unknown picture '{file}'",
  'dimension-format': "dimension line '{line}' is not 'Label: value unit'",
  'dimension-label': "unknown dimension label '{label}'",
  'dimension-spelling': "dimension '{label}' must be written like '{expected}'",
  'dimension-repeated': "dimension '{label}' is listed twice",
  'size-spelling': "'{figure}' in '{text}' is '{expected}' in the dimensions",
} as const;

export type SheetFaultCode = keyof typeof sentences;

export const sheetFaultCodes = Object.keys(sentences) as SheetFaultCode[];

export type SheetFaultFacts = Readonly<Record<string, string>>;

/** An error in a cell of the spreadsheet. */
export class SheetFault extends RangeError {
  override readonly name = 'SheetFault';
  readonly code: SheetFaultCode;
  readonly facts: SheetFaultFacts;

  constructor(code: SheetFaultCode, facts: SheetFaultFacts = {}) {
    super(sentences[code].replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? ''));
    this.code = code;
    this.facts = facts;
  }
}
