import { Disclosure } from '@tbt/design-system';
import { onFirstOpening } from '@tbt/web-kit';
import { useText } from '../texts';
import type { ShiftCandidatesProps } from './shift-candidates';

export interface RankedCandidatesProps {
  jobId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

type Opened = { open: boolean; onOpenChange: (isOpen: boolean) => void };

const ShiftCandidates = onFirstOpening<ShiftCandidatesProps & Opened>(
  async () => (await import('./shift-candidates')).ShiftCandidates,
);

/** The ranking of an open shift, on demand: ranking a whole page of shifts is expensive. */
export function RankedCandidates({ jobId, isOpen, onOpenChange }: RankedCandidatesProps) {
  const t = useText();
  return (
    <Disclosure summary={t('jobs.candidates.open')} open={isOpen} onOpenChange={onOpenChange}>
      {isOpen && <ShiftCandidates jobId={jobId} isBare open onOpenChange={onOpenChange} />}
    </Disclosure>
  );
}
