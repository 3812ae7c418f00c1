import { useSyncExternalStore } from 'react';
import {
  currentTranslate,
  registerCatalogue,
  subscribeToLocale,
  translate,
  type CatalogueLoaders,
} from './locale-store';

export type TextValues = Record<string, string | number>;
/** Resolves a message id of the project in the language in force. */
export type Translate<Key extends string> = (id: Key, values?: TextValues) => string;

/**
 * Declares a project's texts, once, in its `src/texts.ts`, keyed by its English catalogue.
 *
 * @returns `useText`, the hook of the project's components, and `text` for code outside of them
 */
export function defineTexts<Key extends string>(
  project: string,
  loaders: CatalogueLoaders,
): { useText: () => Translate<Key>; text: Translate<Key> } {
  registerCatalogue(project, loaders);
  return {
    useText: () => useSyncExternalStore(subscribeToLocale, currentTranslate, currentTranslate),
    text: translate,
  };
}
