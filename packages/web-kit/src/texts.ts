import { defineTexts } from './i18n/define-texts';
import type enCA from './locales/en-CA.json';

export const { useText } = defineTexts<keyof typeof enCA>({
  'en-CA': () => import('./generated/locales/en-CA'),
  'fr-CA': () => import('./generated/locales/fr-CA'),
});
