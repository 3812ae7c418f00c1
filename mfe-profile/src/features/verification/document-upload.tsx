import type { DocumentType } from '@tbt/contracts';
import { Button, Cluster, Stack, toast } from '@tbt/design-system';
import { detailOf, useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { SubmitDocumentDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { FileChoice } from './file-choice';
import { useChosenFile } from './use-chosen-file';

export function DocumentUpload({
  type,
  replaces,
  onDone,
}: {
  type: Exclude<DocumentType, 'license'>;
  replaces?: string;
  onDone?: () => void;
}) {
  const t = useText();
  const graph = useGraph();
  const file = useChosenFile();
  const [submit, { loading }] = useMutation(SubmitDocumentDocument);
  const isSending = loading || file.item?.state === 'uploading';

  const failed = (message: string) => {
    file.fail(message);
    const title = t('profile.verification.uploadFailed');
    toast({ variant: 'destructive', title, description: message });
  };
  const send = async () => {
    const documentUrl = await file.upload();
    if (!documentUrl) return;
    try {
      const input = { documentType: type, documentUrl, replaces };
      const payload = (await submit({ variables: { input } })).data?.submitVerificationDocument;
      if (!payload?.document) {
        failed(payload?.errors[0]?.message ?? t('profile.verification.uploadFailed'));
        return;
      }
      toast({
        title: t('profile.verification.uploaded'),
        description: t('profile.verification.uploadedDetail'),
      });
      file.clear();
      const { cache } = await graph.load();
      const person = cache.identify({ __typename: 'User', id: payload.document.userId });
      cache.evict({ id: person, fieldName: 'verificationDocuments' });
      onDone?.();
    } catch (thrown) {
      failed(detailOf(thrown));
    }
  };
  const cancel = () => {
    file.clear();
    onDone?.();
  };

  return (
    <Stack gap="3">
      <FileChoice file={file} label={t(`profile.verification.upload.${type}`)} />
      {(file.item || onDone) && (
        <Cluster gap="2">
          {file.item && (
            <Button
              size="small"
              loading={isSending}
              loadingLabel={t('profile.verification.sending')}
              onClick={() => void send()}
            >
              {t('profile.verification.send')}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={cancel}>
            {t('profile.verification.cancel')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
