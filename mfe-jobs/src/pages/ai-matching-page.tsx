import { isProfessionalRole } from '@tbt/contracts';
import { EmptyState, Page, Stack } from '@tbt/design-system';
import { RequireSession, useSession } from '@tbt/web-kit';
import { AutomatedNotice } from '../features/matching/automated-notice';
import { useText } from '../texts';
import { ClinicMatching } from './clinic-matching';
import { TempMatching } from './temp-matching';

/** /ai-matching: shifts for a professional, candidates for a clinic. */
export function AiMatchingPage() {
  const t = useText();
  const { viewer } = useSession();
  if (viewer?.role === 'clinic') return <ClinicMatching />;
  if (isProfessionalRole(viewer?.role)) return <TempMatching />;
  return (
    <Page title={t('jobs.matching.title')} description={t('jobs.matching.lead')}>
      <Stack gap="5">
        <AutomatedNotice />
        <RequireSession reason={t('jobs.matching.signIn')}>
          <EmptyState icon="search" title={t('jobs.shifts.neither')} />
        </RequireSession>
      </Stack>
    </Page>
  );
}
