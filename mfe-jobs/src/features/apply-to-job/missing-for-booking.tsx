import { optionLabel, paths } from '@tbt/contracts';
import { Banner, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale, useQuery } from '@tbt/web-kit';
import { ApplyCredentialsDocument, type ApplyCredentialsQuery } from '../../generated/graphql';
import { useText } from '../../texts';

export interface MissingForBookingProps {
  jobId: string;
  province: string;
  date: string;
}

/** The clash of a shift, or of any day of a series that is taken whole; one at that time first. */
function clashOf({ job }: ApplyCredentialsQuery): 'overlap' | 'travel' | null {
  const days = job?.series?.isTakenWhole ? job.series.jobs : [];
  const clashes = [job, ...days].map((day) => day?.myClash);
  if (clashes.includes('overlap')) return 'overlap';
  return clashes.includes('travel') ? 'travel' : null;
}

function ClashNote({ clash }: { clash: 'overlap' | 'travel' }) {
  const t = useText();
  return (
    <Banner
      tone="warning"
      icon={<Icon name="calendar" />}
      title={t(`jobs.apply.clash.${clash}`)}
      action={
        <TextLink asChild>
          <Link to={paths.shifts()}>{t('jobs.apply.seeShifts')}</Link>
        </TextLink>
      }
    >
      {t(`jobs.apply.clashHint.${clash}`)}
    </Banner>
  );
}

/** What would keep the reader from being booked on that day. A missing licence keeps nobody from applying. */
export function MissingForBooking({ jobId, province, date }: MissingForBookingProps) {
  const t = useText();
  const { locale } = useLocale();
  const { data } = useQuery(ApplyCredentialsDocument, { variables: { jobId, province, date } });
  const gaps = data?.me?.credentialGaps;
  const clash = data ? clashOf(data) : null;
  if (!gaps) return clash && <ClashNote clash={clash} />;
  return (
    <>
      {clash && <ClashNote clash={clash} />}
      {gaps.length === 0 && !clash && (
        <Text size="small" tone="muted">
          {t('jobs.apply.nothingMissing', { province: optionLabel(locale, 'province', province) })}
        </Text>
      )}
      {gaps.length > 0 && (
        <Banner
          tone="warning"
          icon={<Icon name="shield" />}
          title={t('jobs.apply.missing')}
          action={
            <TextLink asChild>
              <Link to={paths.profile('verification')}>{t('jobs.apply.unlock')}</Link>
            </TextLink>
          }
        >
          {gaps.map(({ code, message }) => (
            <p key={code}>{message}</p>
          ))}
        </Banner>
      )}
    </>
  );
}
