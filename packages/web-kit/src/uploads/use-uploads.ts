import { useRef, useState } from 'react';
import { useFormats } from '../i18n';
import { detailOf, uploadFile } from '../request';

export type UploadItem = {
  id: string;
  name: string;
  sizeText: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Percent. */
  progress?: number;
  stateText?: string;
  file: File;
  /** Once it is stored. */
  proof?: string;
};

type UploadTarget = {
  path: string;
  field: string;
};

export function useUploads({ path, field }: UploadTarget) {
  const formats = useFormats();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const last = useRef(0);

  const change = (id: string, part: Partial<UploadItem>) =>
    setItems((shown) => shown.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const send = async ({ id, file }: UploadItem) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'uploading', progress: 0, stateText: undefined });
    try {
      const { proof } = await uploadFile<{ url: string; proof: string }>({
        ...{ path, field, file, signal: controller.signal },
        onProgress: (share) => change(id, { progress: share * 100 }),
      });
      change(id, { state: 'done', progress: undefined, proof });
    } catch (thrown) {
      if (controller.signal.aborted) return;
      change(id, { state: 'failed', progress: undefined, stateText: detailOf(thrown) });
    } finally {
      running.current.delete(id);
    }
  };

  return {
    items,
    choose: (files: readonly File[]) => {
      const chosen = files.map((file): UploadItem => {
        last.current += 1;
        return {
          ...{ id: `${last.current}`, name: file.name, sizeText: formats.fileSize(file.size) },
          ...{ state: 'waiting', file },
        };
      });
      setItems((shown) => [...shown, ...chosen]);
      for (const item of chosen) void send(item);
    },
    remove: (id: string) => {
      running.current.get(id)?.abort();
      setItems((shown) => shown.filter((item) => item.id !== id));
    },
    retry: (id: string) => {
      const item = items.find((each) => each.id === id);
      if (item) void send(item);
    },
    clear: () => setItems([]),
    isUploading: items.some(({ state }) => state === 'uploading' || state === 'waiting'),
    hasFailed: items.some(({ state }) => state === 'failed'),
    /** What the form sends. */
    sent: items.flatMap(({ proof, name }) => (proof ? [{ proof, fileName: name }] : [])),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
