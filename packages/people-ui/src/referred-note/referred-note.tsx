import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@tbt/web-kit';

// It asks the graph, whose code most visits of its pages do without.
const ReferralState = lazy(async () => ({
  default: (await import('./referral-state')).ReferralState,
}));

export interface ReferredNoteProps {
  /** Of the link that led here; nothing is shown without one. */
  code: string | null;
  /** Where clinics register. */
  isForClinics?: boolean;
}

/** What a link of /refer gives and until when, or why it gives nothing. */
export function ReferredNote({ code, isForClinics = false }: ReferredNoteProps) {
  if (!code) return null;
  return (
    <ErrorBoundary name="referral" fallback={() => null}>
      <Suspense fallback={null}>
        <ReferralState code={code} isForClinics={isForClinics} />
      </Suspense>
    </ErrorBoundary>
  );
}
