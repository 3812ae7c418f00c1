import { useEffect, useRef, useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Stack, Text } from '@tbt/design-system';
import { useNavigate, useSession } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ApplyToJobStateFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { ApplicationState } from './application-state';
import { ApplyDialog } from './apply-dialog';
import { InvitationNote } from './invitation-note';

/** The button, or what became of the application. Clinics see neither: they do not apply. */
export function ApplyToJob({
  job: reference,
}: {
  job: FragmentType<typeof ApplyToJobStateFragmentDoc>;
}) {
  const job = readFragment(ApplyToJobStateFragmentDoc, reference);
  const t = useText();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isApplied = Boolean(job.myApplication);
  // The button goes away with the focus on it; what became of it takes the focus.
  useEffect(() => {
    if (!isApplied || !hasPressed.current) return;
    hasPressed.current = false;
    status.current?.focus();
  }, [isApplied]);

  if (viewer?.role === 'clinic') return null;
  const invitation = job.myInvitation?.status === 'pending' ? job.myInvitation : null;
  if (invitation) return <InvitationNote invitation={invitation} />;
  if (job.myApplication)
    return (
      <div ref={status} tabIndex={-1}>
        <ApplicationState
          application={job.myApplication}
          postedRate={job.hourlyRate}
          hasReopened={job.myApplication.status === 'accepted' && job.status === 'active'}
        />
      </div>
    );
  if (job.status !== 'active') return <Text tone="muted">{t('jobs.apply.closed')}</Text>;
  const apply = () => {
    if (viewer) setOpen(true);
    else void navigate(paths.auth({ returnTo: paths.job(job.id) }));
  };
  return (
    <Stack gap="2">
      <Button fullWidth onClick={apply}>
        {t('jobs.apply.button')}
      </Button>
      <ApplyDialog
        job={job}
        open={isOpen}
        onOpenChange={setOpen}
        onSend={() => {
          hasPressed.current = true;
        }}
      />
    </Stack>
  );
}
