/** The banner's slides in their order; the picture is a file under `/product-images/`. */
export const slides = [
  { key: 'implants', picture: 'banner-implants.svg' },
  { key: 'attachments', picture: 'banner-attachments.svg' },
  { key: 'drilling', picture: 'banner-drilling.svg' },
] as const;
