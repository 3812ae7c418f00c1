import { officeNameParts, optionLabel } from '@tbt/contracts';
import { useLocale, useSession, type UserErrorLike } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { SaveOfficeDocument, type PostingOfficeFragment } from '../../generated/graphql';
import type { splitOffice } from './posting-input';

type OfficeValues = NonNullable<ReturnType<typeof splitOffice>['office']>;

const NAMES: readonly unknown[] = ['firstName', 'lastName'];

const atField = (error: UserErrorLike): UserErrorLike =>
  NAMES.includes(error.path[0]) ? { ...error, path: ['officeName'] } : error;

/**
 * Saves the office to the profile of the viewer's own clinic. @param reload - reads the profile again when it was saved
 * elsewhere. @returns errors, at the fields of the form.
 */
export function useSaveOffice(
  office: PostingOfficeFragment | null,
  reload: () => Promise<unknown>,
) {
  const { locale } = useLocale();
  const { refresh } = useSession();
  const [saveOffice] = useMutation(SaveOfficeDocument);
  return async ({ officeName, ...place }: OfficeValues): Promise<readonly UserErrorLike[]> => {
    const { data } = await saveOffice({
      variables: {
        input: { ...officeNameParts(officeName, optionLabel(locale, 'role', 'clinic')), ...place },
        expectedVersion: office?.profileVersion ?? 0,
      },
    });
    const errors = data?.updateProfile.errors ?? [];
    if (errors.some(({ reasons }) => reasons.includes('stale_version'))) await reload();
    if (errors.length === 0) void refresh();
    return errors.map(atField);
  };
}
