import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  OpenSavedSearchDocument,
  RemoveSavedSearchDocument,
  SavedSearchesDocument,
  SaveSearchDocument,
  type SavedSearchFieldsFragment,
} from '../generated/graphql';

type Search = FragmentData<SavedSearchFieldsFragment>;

export const savedSearch = (changes: Partial<Search> = {}): Search => ({
  ...{ __typename: 'SavedSearch', id: '5', name: 'Assistants nearby', newCount: 2 },
  filter: {
    ...{ __typename: 'SavedFilter', role: 'assistant', province: 'Ontario', isVerified: true },
    ...{ educationTier: null, experience: null, workingStyle: null, specialtyFocus: null },
    ...{ language: 'French', maxDistance: null, q: null },
  },
  ...changes,
});

const refusal = (message: string, path: string[]) => ({
  ...{ __typename: 'UserError', code: 'CONFLICT' as const, message, path },
});

export function savedSearches(first: readonly Search[] = [savedSearch()]): GraphAnswers {
  let kept = [...first];
  return {
    ...answer(SavedSearchesDocument, () => ({ savedSearches: kept })),
    ...answer(SaveSearchDocument, ({ input }) => {
      if (kept.some(({ name }) => name === input.name)) {
        const errors = [refusal('You already have a saved search with this name.', ['name'])];
        return { saveSearch: { __typename: 'SavedSearchPayload', savedSearch: null, errors } };
      }
      const made = savedSearch({ id: String(kept.length + 10), name: input.name, newCount: 0 });
      kept = [...kept, made];
      return { saveSearch: { __typename: 'SavedSearchPayload', savedSearch: made, errors: [] } };
    }),
    ...answer(OpenSavedSearchDocument, ({ input }) => {
      kept = kept.map((each) => (each.id === input.searchId ? { ...each, newCount: 0 } : each));
      return {
        openSavedSearch: {
          __typename: 'SavedSearchPayload',
          savedSearch: { __typename: 'SavedSearch', id: String(input.searchId), newCount: 0 },
          errors: [],
        },
      };
    }),
    ...answer(RemoveSavedSearchDocument, ({ input }) => {
      kept = kept.filter(({ id }) => id !== input.searchId);
      return {
        removeSavedSearch: { __typename: 'RemoveSavedSearchPayload', isRemoved: true, errors: [] },
      };
    }),
  };
}
