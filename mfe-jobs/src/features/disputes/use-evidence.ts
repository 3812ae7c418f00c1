import { useState } from 'react';
import { DISPUTE_TERMS } from '@tbt/contracts';
import type { RefusedFile } from '@tbt/design-system/files';
import { useUploads } from '@tbt/web-kit';
import { useText } from '../../texts';

/** Files of a statement, uploaded as soon as they are chosen. @param present - files of this side already in the case. */
export function useEvidence(present: number) {
  const t = useText();
  const [error, setError] = useState<string>();
  const uploads = useUploads({
    path: '/api/upload/dispute-evidence',
    field: 'evidence',
  });
  return {
    ...uploads,
    error,
    choose: (files: readonly File[]) => {
      setError(undefined);
      uploads.choose(files);
    },
    maxFiles: DISPUTE_TERMS.evidenceMax - present,
    refuse: ([refused]: readonly RefusedFile[]) => {
      if (!refused) return;
      const max = DISPUTE_TERMS.evidenceMax;
      setError(t(`jobs.dispute.file.refused.${refused.problem}`, { file: refused.file.name, max }));
    },
    remove: (id: string) => {
      setError(undefined);
      uploads.remove(id);
    },
  };
}

export type EvidenceFiles = ReturnType<typeof useEvidence>;
