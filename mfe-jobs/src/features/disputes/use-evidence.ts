import { useRef, useState } from 'react';
import { DISPUTE_TERMS } from '@tbt/contracts';
import type { FileDropItem, RefusedFile } from '@tbt/design-system';
import { detailOf, uploadFile, useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

const UPLOAD = { path: '/api/upload/dispute-evidence', field: 'evidence' };
const MEGABYTE = 1_048_576;

type EvidenceItem = FileDropItem & { file: File; proof?: string };

/** Files of a statement, uploaded as soon as they are chosen. @param present - files of this side already in the case. */
export function useEvidence(present: number) {
  const t = useText();
  const formats = useFormats();
  const [items, setItems] = useState<readonly EvidenceItem[]>([]);
  const [error, setError] = useState<string>();
  const running = useRef(new Map<string, AbortController>());
  const last = useRef(0);

  const change = (id: string, part: Partial<EvidenceItem>) =>
    setItems((shown) => shown.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const send = async ({ id, file }: EvidenceItem) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'uploading', progress: 0, stateText: undefined });
    try {
      const { proof } = await uploadFile<{ url: string; proof: string }>({
        ...{ ...UPLOAD, file, signal: controller.signal },
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

  const choose = (files: readonly File[]) => {
    setError(undefined);
    const chosen = files.map((file): EvidenceItem => {
      last.current += 1;
      const size = formats.number(Math.max(Math.round((file.size / MEGABYTE) * 100), 1) / 100);
      const sizeText = t('jobs.dispute.file.megabytes', { size });
      return { id: `${last.current}`, name: file.name, sizeText, state: 'waiting', file };
    });
    setItems((shown) => [...shown, ...chosen]);
    for (const item of chosen) void send(item);
  };

  return {
    items,
    error,
    choose,
    maxFiles: DISPUTE_TERMS.evidenceMax - present,
    refuse: ([refused]: readonly RefusedFile[]) => {
      if (!refused) return;
      const max = DISPUTE_TERMS.evidenceMax;
      setError(t(`jobs.dispute.file.refused.${refused.problem}`, { file: refused.file.name, max }));
    },
    remove: (id: string) => {
      running.current.get(id)?.abort();
      setError(undefined);
      setItems((shown) => shown.filter((item) => item.id !== id));
    },
    retry: (id: string) => {
      const item = items.find((each) => each.id === id);
      if (item) void send(item);
    },
    isUploading: items.some(({ state }) => state === 'uploading' || state === 'waiting'),
    hasFailed: items.some(({ state }) => state === 'failed'),
    /** What the statement sends. */
    sent: items.flatMap(({ proof, name }) => (proof ? [{ proof, fileName: name }] : [])),
  };
}

export type EvidenceFiles = ReturnType<typeof useEvidence>;
