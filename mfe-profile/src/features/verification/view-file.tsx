import { useState } from 'react';
import { Button, Dialog, Spinner, Text } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { OwnFilesDocument } from '../../generated/graphql';
import { DocumentViewer } from '../../parts/document-viewer';
import { useText } from '../../texts';

/** Opens a file; its address is fetched on click because it expires after ten minutes. */
export function ViewFile({ id, title }: { id: string; title: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(
    OwnFilesDocument,
    isOpen ? { fetchPolicy: 'no-cache' } : skipToken,
  );
  const file = data?.me?.verificationDocuments?.find((one) => one.id === id);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={title}
      closeLabel={t('profile.verification.close')}
      trigger={
        <Button variant="secondary" size="small">
          {t('profile.verification.viewFile')}
        </Button>
      }
    >
      {file?.documentUrl && (
        <DocumentViewer url={file.documentUrl} mediaType={file.mediaType ?? ''} title={title} />
      )}
      {!file && !error && <Spinner label={t('profile.review.loading')} />}
      {error && <Text>{detailOf(error)}</Text>}
    </Dialog>
  );
}
