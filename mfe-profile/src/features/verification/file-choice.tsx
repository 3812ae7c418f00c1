import { LIMITS } from '@tbt/contracts';
import { FileDrop } from '@tbt/design-system/files';
import { useText } from '../../texts';
import type { ChosenFile } from './use-chosen-file';

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/webp';

/** Selects one file, shown with name and size before upload. */
export function FileChoice({
  file,
  label,
  id,
  required = false,
  disabled = false,
}: {
  file: ChosenFile;
  label: string;
  id?: string;
  required?: boolean;
  disabled?: boolean;
}) {
  const t = useText();
  return (
    <FileDrop
      id={id}
      label={label}
      hint={t('profile.verification.uploadHint')}
      accept={ACCEPT}
      maxBytes={LIMITS.documentBytesMax}
      required={required}
      disabled={disabled}
      error={file.error}
      items={file.item ? [file.item] : []}
      onFiles={([chosen]) => {
        if (chosen) file.choose(chosen);
      }}
      onRefuse={([refused]) => {
        if (refused) file.refuse(refused.problem);
      }}
      onRemove={file.clear}
      texts={{
        browse: t('profile.verification.browse'),
        drop: t('profile.verification.drop'),
        list: t('profile.verification.files', { document: label }),
        remove: (name) => t('profile.verification.removeFile', { file: name }),
      }}
    />
  );
}
