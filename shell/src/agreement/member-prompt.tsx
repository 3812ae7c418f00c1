import { lazy, Suspense } from 'react';
import { ErrorBoundary, useSession } from '@tbt/web-kit';

const AgreementPrompt = lazy(async () => ({
  default: (await import('./agreement-prompt')).AgreementPrompt,
}));

/** The question about changed terms, whose code only members load. */
export function MemberPrompt() {
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <ErrorBoundary name="shell" fallback={() => null}>
      <Suspense fallback={null}>
        <AgreementPrompt />
      </Suspense>
    </ErrorBoundary>
  );
}
