/** Loaded by services that print: it reads its fonts when it is imported. */
export { documentLocale, percentText } from './document-locale';
export { fillTexts } from './fill-texts';
export { createPdfPage, type PdfPage } from './pdf-page';
