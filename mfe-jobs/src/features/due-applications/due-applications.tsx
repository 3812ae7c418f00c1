import { paths } from '@tbt/contracts';
import { Banner, Button, Icon, Stack, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats, useSession } from '@tbt/web-kit';
import { useMoment } from '../../parts/countdown/use-moment';
import { useDueApplications } from '../../parts/due-applications/use-due-applications';
import { useText } from '../../texts';

const SHOWN = 3;

/** A clinic's applications that end within a day, soonest first; the list of shifts has the rest. */
export function DueApplications() {
  const { viewer } = useSession();
  const t = useText();
  const formats = useFormats();
  const nameOf = useMemberName();
  const moment = useMoment('clause');
  const due = useDueApplications(viewer?.role === 'clinic');
  if (due.length === 0) return null;
  const more = due.length - SHOWN;
  return (
    <Stack gap="3">
      {due.slice(0, SHOWN).map(({ id, job, date, expiresAt, applicant }) => (
        <Banner
          key={id}
          tone="warning"
          icon={<Icon name="clock" />}
          title={t('jobs.home.due', { name: nameOf(applicant), until: moment(expiresAt) })}
          action={
            <Button asChild size="small">
              <Link to={paths.shiftCandidates(job.id)}>{t('jobs.home.dueAction')}</Link>
            </Button>
          }
        >
          {`${formats.dayHeading(date)} · ${job.title}`}
        </Banner>
      ))}
      {more > 0 && (
        <TextLink asChild>
          <Link to={paths.shifts()}>{t('jobs.home.dueMore', { count: more })}</Link>
        </TextLink>
      )}
    </Stack>
  );
}
