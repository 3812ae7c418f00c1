import { LIMITS, optionLabel, type DocumentType } from '@tbt/contracts';
import { FileDrop } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { useDocumentUpload } from './use-document-upload';

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/webp';

/** Sends a file and puts it up for review; a failed one can be tried again. */
export function DocumentUpload({ type }: { type: DocumentType }) {
  const t = useText();
  const { locale } = useLocale();
  const { item, error, send, retry, clear, refuse } = useDocumentUpload(type);
  const name = optionLabel(locale, 'documentType', type);
  return (
    <FileDrop
      label={t('profile.verification.upload', { document: name })}
      hint={t('profile.verification.uploadHint')}
      accept={ACCEPT}
      maxBytes={LIMITS.documentBytesMax}
      error={error}
      items={item ? [item] : []}
      onFiles={([file]) => {
        if (file) void send(file);
      }}
      onRefuse={([refused]) => {
        if (refused) refuse(refused.problem);
      }}
      onRemove={clear}
      onRetry={() => void retry()}
      texts={{
        browse: t('profile.verification.browse'),
        drop: t('profile.verification.drop'),
        list: t('profile.verification.files', { document: name }),
        remove: (file) => t('profile.verification.removeFile', { file }),
        retry: (file) => t('profile.verification.retryFile', { file }),
      }}
    />
  );
}
