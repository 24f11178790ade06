/** Four lists of cards on one page must stay shorter than ten screens on a phone. */
export const pageSize = 10;
