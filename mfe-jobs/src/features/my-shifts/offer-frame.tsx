import type { ReactNode } from 'react';
import { paths, type Address } from '@tbt/contracts';
import {
  Badge,
  Card,
  Cluster,
  DataList,
  Icon,
  Stack,
  TextLink,
  type IconName,
  type Tone,
} from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useAddress } from '../../parts/directions/use-address';
import { PersonName } from '../../parts/person-name/person-name';
import { FoldedPart, FoldToggle, PhoneFold } from '../../parts/phone-fold/phone-fold';
import { ShiftLine, type RateBid } from '../../parts/shift-line/shift-line';
import { UrgentBadge } from '../../parts/urgent-badge/urgent-badge';
import { useText } from '../../texts';

interface OfferedJob {
  id: string;
  title: string;
  isUrgent: boolean;
  date: string;
  startTime: string;
  endTime: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  hourlyRate: string;
  city: string;
  province: string;
  clinic?: (Address & { id: string; firstName: string; lastName: string }) | null;
  location?: (Address & { name: string }) | null;
}

export interface OfferFrameProps {
  /** Null for a deleted shift. */
  job: OfferedJob | null | undefined;
  hourlyRate: string;
  bid?: RateBid | undefined;
  badge: { text: string; tone: Tone; icon: IconName };
  isOff: boolean;
  /** The viewer has to answer: open on a phone too. */
  isAsked: boolean;
  /** Actions, the primary one first. */
  actions: ReactNode;
  children?: ReactNode;
}

function JobLink({ job }: { job: OfferedJob }) {
  return (
    <TextLink asChild>
      <Link to={paths.job(job.id)}>{job.title}</Link>
    </TextLink>
  );
}

function PlaceLine({ job }: { job: OfferedJob }) {
  const t = useText();
  const place = {
    term: t('jobs.card.address'),
    description: useAddress(job, job.clinic),
    icon: <Icon name="map-pin" size="small" />,
  };
  return <DataList items={[place]} />;
}

export function OfferFrame({
  job,
  hourlyRate,
  bid,
  badge,
  isOff,
  isAsked,
  actions,
  children,
}: OfferFrameProps) {
  const t = useText();
  const clinic = job?.clinic;
  return (
    <PhoneFold isOpenAtFirst={isAsked}>
      <Card
        titleAs="h3"
        title={job ? <JobLink job={job} /> : t('jobs.shifts.jobGone')}
        subtitle={
          clinic && (
            <PersonName
              name={`${clinic.firstName} ${clinic.lastName}`}
              to={paths.clinic(clinic.id)}
            />
          )
        }
        aside={
          <Cluster gap="2">
            {job?.isUrgent && !isOff && <UrgentBadge />}
            <Badge tone={badge.tone} icon={<Icon name={badge.icon} size="small" />}>
              {badge.text}
            </Badge>
          </Cluster>
        }
        footer={
          <>
            {actions && (
              <FoldedPart>
                <Cluster gap="2">{actions}</Cluster>
              </FoldedPart>
            )}
            <FoldToggle name={job?.title ?? t('jobs.shifts.jobGone')} />
          </>
        }
      >
        <Stack gap="4">
          {job && (
            <ShiftLine {...job} {...{ hourlyRate, bid, isOff }} postedRate={job.hourlyRate} />
          )}
          <FoldedPart>
            {job && <PlaceLine job={job} />}
            {children}
          </FoldedPart>
        </Stack>
      </Card>
    </PhoneFold>
  );
}
