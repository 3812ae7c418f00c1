import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import {
  ProfileFormFragmentDoc,
  SavedProfileDocument,
  UpdateProfileDocument,
  type ProfileFormFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import type { CultureQuestion } from './culture-questions';

export type CultureAnswer = string | string[];

const STALE = 'stale_version';

export function useCultureAnswers(person: ProfileFormFragment) {
  const t = useText();
  const graph = useGraph();
  const [updateProfile, { loading }] = useMutation(UpdateProfileDocument);
  const [version, setVersion] = useState(person.profileVersion ?? 0);

  const send = async (input: object, expectedVersion: number) => {
    const { data } = await updateProfile({ variables: { input, expectedVersion } });
    return data?.updateProfile;
  };

  /** One answer does not conflict with other fields saved meanwhile. */
  const sendAgain = async (input: object) => {
    const client = await graph.load();
    const { data } = await client.query({
      query: SavedProfileDocument,
      fetchPolicy: 'network-only',
    });
    const saved = readFragment(ProfileFormFragmentDoc, data?.me);
    return send(input, saved?.profileVersion ?? version);
  };

  return {
    isSaving: loading,
    /** @returns whether the answer was saved; a refusal is shown. */
    async save({ name }: CultureQuestion, answer: CultureAnswer): Promise<boolean> {
      const failed = (description: string) => {
        toast({ variant: 'destructive', title: t('profile.form.error'), description });
        return false;
      };
      const input = { [name]: answer === '' ? null : answer };
      try {
        let saved = await send(input, version);
        if (saved?.errors.some(({ reasons }) => reasons.includes(STALE)))
          saved = await sendAgain(input);
        const problem = saved?.errors[0];
        if (problem) return failed(problem.message);
        const user = readFragment(ProfileFormFragmentDoc, saved?.user);
        setVersion(user?.profileVersion ?? version);
        return true;
      } catch (error) {
        return failed(detailOf(error));
      }
    },
  };
}
