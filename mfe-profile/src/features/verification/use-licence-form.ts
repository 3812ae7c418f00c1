import { licenceRule, type Role } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import {
  AddLicenceDocument,
  EditLicenceDocument,
  type LicenceCardFragment,
} from '../../generated/graphql';
import { proofOf } from '../../parts/credential-proof';
import { useText } from '../../texts';
import { useChosenFile } from './use-chosen-file';

export interface LicenceFormValues {
  province: string;
  number: string;
  licenceClass: string;
  expiresOn: string;
  conditions: string;
}
export type LicenceField = keyof LicenceFormValues;

const valuesOf = (
  licence: LicenceCardFragment | null,
  province: string,
  statedNumber: string | null,
): LicenceFormValues => ({
  province: licence?.province ?? province,
  number: licence?.number ?? statedNumber ?? '',
  licenceClass: licence?.licenceClass ?? '',
  expiresOn: licence?.expiresOn ?? '',
  conditions: licence?.conditions ?? '',
});

/** Whether what is checked has a class. */
export const hasClass = (role: Role | null, province: string): boolean =>
  proofOf(role, province) === 'licence';

/** The licence form; input and file are kept until sent. */
export function useLicenceForm({
  licence,
  role,
  province,
  statedNumber,
  hasFile,
  onDone,
}: {
  licence: LicenceCardFragment | null;
  role: Role | null;
  /** Chosen at first in a new licence. */
  province: string;
  /** At first in a new licence. */
  statedNumber: string | null;
  hasFile: boolean;
  onDone: () => void;
}) {
  const t = useText();
  const file = useChosenFile();
  const isFileMissing = !file.item && !hasFile;
  const [add] = useMutation(AddLicenceDocument);
  const [edit] = useMutation(EditLicenceDocument);
  const form = useRuleForm<typeof licenceRule, LicenceFormValues>(licenceRule, {
    defaults: valuesOf(licence, province, statedNumber),
    keepDraftKey: `licence-${licence?.id ?? 'new'}`,
    submit: async ({ regulator: _regulator, documentUrl: _none, ...values }) => {
      if (isFileMissing) return 'not-sent';
      const documentUrl = file.item ? await file.upload() : null;
      if (file.item && !documentUrl) return 'not-sent';
      const input = {
        ...values,
        // Regulators have classes; schools and boards that certify have none.
        licenceClass: hasClass(role, values.province) ? values.licenceClass : null,
        documentUrl,
      };
      const errors = licence
        ? (await edit({ variables: { input: { licenceId: licence.id, ...input } } })).data
            ?.editLicence.errors
        : (await add({ variables: { input } })).data?.addLicence.errors;
      const refused = errors?.find(({ path }) => path[0] === 'documentUrl');
      if (refused) {
        file.fail(refused.message);
        const others = errors?.filter((error) => error !== refused) ?? [];
        return others.length > 0 ? others : 'not-sent';
      }
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
  const onSubmit: typeof form.onSubmit = (event) => {
    if (isFileMissing) file.setError(t('profile.verification.fileNeeded'));
    form.onSubmit(event);
  };
  return { ...form, onSubmit, file };
}
