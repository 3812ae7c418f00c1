import { isProfessionalRole, type profileFormRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { useMemo, useState } from 'react';
import { readFragment } from '../../generated';
import {
  ProfileFormFragmentDoc,
  SavedProfileDocument,
  UpdateProfileDocument,
  type ProfileFormFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { sentProfile, valuesOf, type ProfileFormValues } from './profile-form-values';

const STALE = 'stale_version';
const NAMES = ['firstName', 'lastName'] as const;

export function useUpdateProfile(
  person: ProfileFormFragment,
  /** Called before a new name is saved; false keeps the form unsent. */
  askToRename: () => Promise<boolean>,
) {
  const t = useText();
  const graph = useGraph();
  const [updateProfile] = useMutation(UpdateProfileDocument);
  const [elsewhere, setElsewhere] = useState<ProfileFormValues | null>(null);
  const role = person.role ?? null;
  const loadRule = useMemo(
    () => async () => (await import('./profile-rules')).profileFormRule(role),
    [role],
  );
  // The rule has no version; it is added to the checked values.
  const form = useRuleForm<ReturnType<typeof profileFormRule>, ProfileFormValues>(loadRule, {
    defaults: valuesOf(person),
    keepDraftKey: `profile-${person.id}`,
    submit: async (checked) => {
      const isRenamed = NAMES.some((name) => checked[name] !== person[name]);
      if (isRenamed && isProfessionalRole(role) && !(await askToRename())) return 'not-sent';
      const variables = {
        input: sentProfile(role, checked),
        expectedVersion: form.getValues('profileVersion'),
      };
      const { data } = await updateProfile({ variables });
      const errors = data?.updateProfile.errors ?? [];
      if (errors.some(({ reasons }) => reasons.includes(STALE))) {
        const answer = await (
          await graph.load()
        ).query({
          query: SavedProfileDocument,
          fetchPolicy: 'network-only',
        });
        const saved = readFragment(ProfileFormFragmentDoc, answer.data?.me);
        if (saved) setElsewhere(valuesOf(saved));
      }
      if (errors.length > 0) return errors;
      const saved = readFragment(ProfileFormFragmentDoc, data?.updateProfile.user);
      const { cache } = await graph.load();
      setElsewhere(null);
      // A new name requires another review of active licences.
      if (saved && saved.verifiedProvinces.length < person.verifiedProvinces.length)
        for (const fieldName of [
          'isVerified',
          'licences',
          'verificationDocuments',
          'credentialGaps',
        ])
          cache.evict({
            id: cache.identify({ __typename: 'User', id: saved.id }),
            fieldName,
          });
      if (saved) form.reset(valuesOf(saved));
      toast({
        title: t('profile.form.saved'),
        description: t(
          role === 'clinic' ? 'profile.form.savedDetailClinic' : 'profile.form.savedDetail',
        ),
      });
      return undefined;
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('profile.form.error'),
        description: detailOf(error),
      }),
    showsFailure: true,
  });

  return {
    form,
    elsewhere,
    takeOver: () => {
      if (elsewhere) form.reset(elsewhere);
      form.discardDraft();
      setElsewhere(null);
    },
    keepTyped: () => {
      if (elsewhere) form.setValue('profileVersion', elsewhere.profileVersion);
      setElsewhere(null);
      form.onSubmit();
    },
  };
}
