import { useRef, useState } from 'react';
import type { DocumentType } from '@tbt/contracts';
import { toast, type FileDropItem, type FileProblem } from '@tbt/design-system';
import { detailOf, uploadFile, useApolloClient, useFormats, useMutation } from '@tbt/web-kit';
import { SubmitDocumentDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const UPLOAD = { path: '/api/upload/verification-document', field: 'document' };
const MEGABYTE = 1_048_576;

/** Uploads one file and submits it; the record shows itself once it is there. */
export function useDocumentUpload(type: DocumentType) {
  const t = useText();
  const formats = useFormats();
  const { cache } = useApolloClient();
  const [submit] = useMutation(SubmitDocumentDocument);
  const [item, setItem] = useState<FileDropItem | null>(null);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const failed = (file: File, message: string) => {
    setItem((shown) => shown && { ...shown, state: 'failed', stateText: message, file });
    toast({
      variant: 'destructive',
      title: t('profile.verification.uploadFailed'),
      description: message,
    });
  };

  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    const size = formats.number(Math.round((file.size / MEGABYTE) * 10) / 10);
    const sizeText = t('profile.verification.megabytes', { size });
    setItem({ id: 'file', name: file.name, sizeText, state: 'uploading', progress: 0, file });
    try {
      const { url } = await uploadFile({
        ...UPLOAD,
        file,
        signal: controller.signal,
        onProgress: (share) => setItem((shown) => shown && { ...shown, progress: share * 100 }),
      });
      const { data } = await submit({
        variables: { input: { documentType: type, documentUrl: url } },
      });
      const payload = data?.submitVerificationDocument;
      const problem = payload?.errors[0];
      if (problem || !payload?.document) {
        failed(file, problem?.message ?? t('profile.verification.uploadFailed'));
        return;
      }
      toast({
        title: t('profile.verification.uploaded'),
        description: t('profile.verification.uploadedDetail'),
      });
      setItem(null);
      // The list of the person has one more, and what is missing may be another thing now.
      const person = cache.identify({ __typename: 'User', id: payload.document.userId });
      cache.evict({ id: person, fieldName: 'verificationDocuments' });
      cache.evict({ id: person, fieldName: 'credentialGaps' });
    } catch (thrown) {
      if (!controller.signal.aborted) failed(file, detailOf(thrown));
    }
  };

  return {
    item,
    error,
    send,
    retry: async () => {
      if (item?.file) await send(item.file);
    },
    clear: () => {
      running.current?.abort();
      setItem(null);
    },
    refuse: (problem: FileProblem) => setError(t(`profile.verification.refused.${problem}`)),
  };
}
