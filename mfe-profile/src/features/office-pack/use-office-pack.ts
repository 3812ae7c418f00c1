import { officePackFormRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { readFragment } from '../../generated';
import {
  OfficePackFragmentDoc,
  UpdateOfficePackDocument,
  type OfficePackFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { officeValuesOf, type OfficePackFormValues } from './office-pack-values';

export function useOfficePack({ id, officePack }: OfficePackFragment) {
  const t = useText();
  const [updateOfficePack] = useMutation(UpdateOfficePackDocument);
  const form = useRuleForm<typeof officePackFormRule, OfficePackFormValues>(officePackFormRule, {
    defaults: officeValuesOf(officePack),
    keepDraftKey: `office-pack-${id}`,
    submit: async (input) => {
      const variables = { input, expectedVersion: form.getValues('version') };
      const { data } = await updateOfficePack({ variables });
      if (data?.updateOfficePack.errors.length) return data.updateOfficePack.errors;
      const saved = readFragment(OfficePackFragmentDoc, data?.updateOfficePack.user);
      if (saved) form.reset(officeValuesOf(saved.officePack));
      toast({ title: t('profile.office.saved'), description: t('profile.office.savedDetail') });
      return undefined;
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('profile.form.error'),
        description: detailOf(error),
      }),
  });
  return form;
}

export type OfficePackFormState = ReturnType<typeof useOfficePack>;
