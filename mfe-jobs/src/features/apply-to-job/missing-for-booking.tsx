import {
  asksForLicence,
  credentialStage,
  offerExpiresAt,
  paths,
  provincePhrase,
} from '@tbt/contracts';
import { Banner, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, now, useLocale, useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ApplyCredentialsDocument, type ApplyCredentialsQuery } from '../../generated/graphql';
import { useDeadline } from '../../parts/countdown/use-deadline';
import { useText } from '../../texts';

export interface MissingForBookingProps {
  jobId: string;
  province: string;
}

type Shift = NonNullable<ApplyCredentialsQuery['job']>;

/** The shift, or all days of a series taken as a whole. */
const daysOf = (job: Shift) => [job, ...(job.series?.isTakenWhole ? job.series.jobs : [])];

/** The clash of the shift or of a day of its series; overlaps first. */
function clashOf(job: Shift): 'overlap' | 'travel' | null {
  const clashes = daysOf(job).map((day) => day.myClash);
  if (clashes.includes('overlap')) return 'overlap';
  return clashes.includes('travel') ? 'travel' : null;
}

/** Missing credentials on any of its days, without duplicates. */
const gapsOf = (job: Shift): readonly string[] => [
  ...new Set(daysOf(job).flatMap(({ myEligibility }) => myEligibility?.message ?? [])),
];

/** Nothing is left to give: the review runs. */
const isUnderReview = (job: Shift): boolean =>
  daysOf(job).every(({ myEligibility }) => credentialStage(myEligibility?.gap) !== 'send');

/** Until when the clinic can accept without a review, and with one that has begun by then. */
function deadlinesOf(job: Shift, from: Date) {
  const startsAt = new Date(Math.min(...daysOf(job).map((day) => Date.parse(day.startsAt))));
  return {
    usual: offerExpiresAt(startsAt, from).toISOString(),
    reviewed: offerExpiresAt(startsAt, from, true).toISOString(),
  };
}

function Deadlines({ job }: { job: Shift }) {
  const t = useText();
  const moment = useDeadline('clause', job.timeZone);
  const { usual, reviewed } = deadlinesOf(job, now());
  const until = moment(reviewed);
  if (isUnderReview(job)) return t('jobs.apply.openUntil', { until });
  return [
    t('jobs.apply.sendBy', { by: moment(usual) }),
    ...(reviewed > usual ? [t('jobs.apply.openOnceSent', { until })] : []),
  ].join(' ');
}

/** What prevents an application, once it is known: a booking at that time. */
export function useIsBookedThen(jobId: string): boolean {
  const { data } = useQuery(ApplyCredentialsDocument, { variables: { jobId } });
  return Boolean(data?.job && clashOf(data.job) === 'overlap');
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

/** What prevents a booking. A missing licence does not prevent an application. */
export function MissingForBooking({ jobId, province }: MissingForBookingProps) {
  const t = useText();
  const { locale } = useLocale();
  const { viewer } = useSession();
  const { data } = useQuery(ApplyCredentialsDocument, { variables: { jobId } });
  if (!data?.job) return null;
  const isLicensed = asksForLicence(viewer?.role ?? null, province);
  const proof = isLicensed ? 'licence' : 'certification';
  const isReviewed = isUnderReview(data.job);
  const clash = clashOf(data.job);
  const gaps = gapsOf(data.job);
  const isHeld = data.job.myEligibility !== null && gaps.length === 0;
  return (
    <>
      {clash && <ClashNote clash={clash} />}
      {isHeld && !clash && (
        <Text size="small" tone="muted">
          {t(`jobs.apply.nothingMissing.${proof}`, {
            forProvince: provincePhrase(locale, 'for', province),
          })}
        </Text>
      )}
      {gaps.length > 0 && (
        <Banner
          tone="warning"
          icon={<Icon name="shield" />}
          title={t('jobs.apply.missing')}
          action={
            <TextLink asChild>
              <Link to={paths.verifyFor(jobId)}>
                {t(isReviewed ? 'jobs.apply.pending' : 'jobs.apply.unlock')}
              </Link>
            </TextLink>
          }
        >
          {gaps.map((message) => (
            <p key={message}>{message}</p>
          ))}
          <p>
            <Deadlines job={data.job} /> {t('jobs.apply.reviewTime')}
          </p>
        </Banner>
      )}
    </>
  );
}
