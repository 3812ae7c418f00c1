import { defineTexts } from '@tbt/web-kit';
import type english from './locales/en-CA.json';

export const { useText, text } = defineTexts<keyof typeof english>({
  'en-CA': () => import('./generated/locales/en-CA'),
  'fr-CA': () => import('./generated/locales/fr-CA'),
});
