/** Of an uploaded spreadsheet, including the header. */
export const maxSheetRows = 2_000;
export const maxSheetColumns = 40;
