export function catalogueRow(cells: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    'Main Category': 'Implants',
    'Main Category Button': '',
    'Category Info Page': '',
    hidden: '',
    'Main Category Thumbnail': '',
    'sub Category': 'Standard 4.5 mm',
    Name: 'Standard Medium Implant',
    Price: '$139.00',
    'Kit Contents': '',
    Description: 'Titanium implant.\n\nDiameter: 4.5 mm\nLength: 10 mm',
    SKU: 'I4510',
    GTIN: '',
    'Lot Tracked': '',
    'thumbnail Photo Name': 'I4510.svg',
    'Old Thumbnail Photo Name': '',
    'Product Pictures': 'I4510.svg, I4510-top.svg',
    Note: '',
    ...cells,
  };
}
