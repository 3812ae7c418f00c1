import { useSyncExternalStore } from 'react';
import {
  currentTranslate,
  registerCatalogue,
  subscribeToLocale,
  translate,
  type CatalogueLoaders,
} from './locale-store';

export type TextValues = Record<string, string | number>;
export type Translate<Key extends string> = (id: Key, values?: TextValues) => string;

/**
 * Declares a project's texts once, in `src/texts.ts`, typed by its English catalogue.
 * @returns `useText` for components and `text` for other code
 */
export function defineTexts<Key extends string>(
  loaders: CatalogueLoaders,
): { useText: () => Translate<Key>; text: Translate<Key> } {
  registerCatalogue(loaders);
  return {
    useText: () => useSyncExternalStore(subscribeToLocale, currentTranslate, currentTranslate),
    text: translate,
  };
}
