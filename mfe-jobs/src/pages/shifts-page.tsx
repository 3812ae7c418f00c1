import { isProfessionalRole } from '@tbt/contracts';
import { EmptyState, Page } from '@tbt/design-system';
import { RequireSession, useSession } from '@tbt/web-kit';
import { useText } from '../texts';
import { ClinicShifts } from './clinic-shifts';
import { TempShifts } from './temp-shifts';

/** /shifts: the clinic's postings, or the professional's shifts. */
export function ShiftsPage() {
  const t = useText();
  const { viewer } = useSession();
  if (viewer?.role === 'clinic') return <ClinicShifts />;
  if (isProfessionalRole(viewer?.role)) return <TempShifts />;
  return (
    <Page title={t('jobs.shifts.title')}>
      <RequireSession reason={t('jobs.shifts.signIn')}>
        <EmptyState icon="calendar" title={t('jobs.shifts.neither')} />
      </RequireSession>
    </Page>
  );
}
