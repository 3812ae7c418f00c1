import { Disclosure } from '@tbt/design-system';
import { useText } from '../texts';
import { ShiftCandidates } from './shift-candidates';

export interface RankedCandidatesProps {
  jobId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The ranking of an open shift, on demand: ranking a whole page of shifts is expensive. */
export function RankedCandidates({ jobId, isOpen, onOpenChange }: RankedCandidatesProps) {
  const t = useText();
  return (
    <Disclosure summary={t('jobs.candidates.open')} open={isOpen} onOpenChange={onOpenChange}>
      {isOpen && <ShiftCandidates jobId={jobId} isBare />}
    </Disclosure>
  );
}
