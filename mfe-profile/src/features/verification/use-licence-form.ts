import { licenceRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useMutation } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import {
  AddLicenceDocument,
  EditLicenceDocument,
  type LicenceCardFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';

/** What the form's fields hold. */
export interface LicenceFormValues {
  province: string;
  number: string;
  licenceClass: string;
  expiresOn: string;
  conditions: string;
}
export type LicenceField = keyof LicenceFormValues;

const valuesOf = (licence: LicenceCardFragment | null): LicenceFormValues => ({
  province: licence?.province ?? '',
  number: licence?.number ?? '',
  licenceClass: licence?.licenceClass ?? '',
  expiresOn: licence?.expiresOn ?? '',
  conditions: licence?.conditions ?? '',
});

/** The form's state and its sending; what was typed stays until it has arrived. */
export function useLicenceForm(licence: LicenceCardFragment | null, onDone: () => void) {
  const t = useText();
  const [add] = useMutation(AddLicenceDocument);
  const [edit] = useMutation(EditLicenceDocument);
  return useRuleForm<typeof licenceRule, LicenceFormValues>(licenceRule, {
    defaults: valuesOf(licence),
    keepDraftKey: `licence-${licence?.id ?? 'new'}`,
    submit: async ({ regulator: _regulator, ...input }) => {
      const errors = licence
        ? (await edit({ variables: { input: { licenceId: licence.id, ...input } } })).data
            ?.editLicence.errors
        : (await add({ variables: { input } })).data?.addLicence.errors;
      if (errors?.length) return errors;
      toast({
        title: t('profile.verification.licenceSent'),
        description: t('profile.verification.licenceSentDetail'),
      });
      onDone();
      return undefined;
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('profile.verification.failed'),
        description: detailOf(error),
      }),
  });
}
