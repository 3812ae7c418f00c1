import { LIMITS } from '@tbt/contracts';
import { FileDrop } from '@tbt/design-system/files';
import { useText } from '../../texts';
import type { EvidenceFiles } from './use-evidence';

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/webp';

export function EvidenceField({ files }: { files: EvidenceFiles }) {
  const t = useText();
  const { items, maxFiles } = files;
  return (
    <FileDrop
      label={t('jobs.dispute.file.label')}
      hint={t('jobs.dispute.file.hint', { max: Math.max(maxFiles, 0) })}
      accept={ACCEPT}
      maxBytes={LIMITS.documentBytesMax}
      maxFiles={Math.max(maxFiles, 0)}
      multiple
      disabled={maxFiles <= 0}
      error={files.error}
      items={items}
      onFiles={files.choose}
      onRefuse={files.refuse}
      onRemove={files.remove}
      onRetry={files.retry}
      texts={{
        browse: t('jobs.dispute.file.browse'),
        drop: t('jobs.dispute.file.drop'),
        list: t('jobs.dispute.file.list'),
        remove: (name) => t('jobs.dispute.file.remove', { file: name }),
        retry: (name) => t('jobs.dispute.file.retry', { file: name }),
      }}
    />
  );
}
