/** Whether the visitor has asked the browser to save data. Only Chromium tells. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
