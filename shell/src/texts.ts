import { defineTexts } from '@tbt/web-kit';
import type english from './locales/en-CA.json';

export type TextKey = keyof typeof english;

export const { useText, text } = defineTexts<TextKey>({
  'en-CA': () => import('./generated/locales/en-CA'),
  'fr-CA': () => import('./generated/locales/fr-CA'),
});
