export { defineTexts, type TextValues, type Translate } from './define-texts';
export { createFormats, type Formats } from './formats';
export { dateTimeFormat } from './intl-formats';
export { LocaleProvider, useFormats, useLocale } from './locale-provider';
export {
  activateLocale,
  currentLocale,
  documentLocale,
  loadCatalogues,
  registerCatalogue,
  takeAccountLocale,
  translate,
  withTexts,
  type CatalogueLoaders,
} from './locale-store';
export { normalizeDecimal, typedDecimal } from './normalize-decimal';
export { problemText } from './problem-text';
export { useDecimalRef } from './use-decimal-ref';
