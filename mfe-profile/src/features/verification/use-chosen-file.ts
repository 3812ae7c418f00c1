import { useRef, useState } from 'react';
import type { FileDropItem, FileProblem } from '@tbt/design-system/files';
import { detailOf, uploadFile, useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

const UPLOAD = { path: '/api/upload/verification-document', field: 'document' };

/** A selected file, kept until it is uploaded. */
export function useChosenFile() {
  const t = useText();
  const formats = useFormats();
  const [item, setItem] = useState<FileDropItem | null>(null);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const stored = useRef<{ file: File; url: string }>(undefined);
  const change = (part: Partial<FileDropItem>) =>
    setItem((shown) => shown && { ...shown, ...part });
  const fail = (reason: string) => {
    change({ state: 'failed', progress: undefined });
    setError(reason);
  };

  return {
    item,
    error,
    setError,
    choose: (file: File) => {
      setError(undefined);
      const sizeText = formats.fileSize(file.size);
      setItem({ id: 'file', name: file.name, sizeText, state: 'chosen', file });
    },
    refuse: (problem: FileProblem) => {
      setItem(null);
      setError(t(`profile.verification.refused.${problem}`));
    },
    clear: () => {
      running.current?.abort();
      setItem(null);
      setError(undefined);
    },
    fail,
    /** Uploads the file once for all calls. @returns its address; null on failure. */
    upload: async (): Promise<string | null> => {
      const file = item?.file;
      if (!file) return null;
      if (stored.current?.file === file) return stored.current.url;
      const { signal } = (running.current = new AbortController());
      setError(undefined);
      change({ state: 'uploading', progress: 0 });
      try {
        const onProgress = (share: number) => change({ progress: share * 100 });
        const { url } = await uploadFile({ ...UPLOAD, file, signal, onProgress });
        stored.current = { file, url };
        change({ state: 'chosen', progress: undefined });
        return url;
      } catch (thrown) {
        if (!signal.aborted) fail(detailOf(thrown));
        return null;
      }
    },
  };
}

export type ChosenFile = ReturnType<typeof useChosenFile>;
