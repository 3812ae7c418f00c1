import { paths, SHIFT_TERMS } from '@tbt/contracts';
import { DataList, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  OfficeGuideFragmentDoc,
  OrientationPanelFragmentDoc,
  type OrientationPanelFragment,
  type ShiftSide,
} from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { guideOf, isGuideTime } from '../../parts/office-guide/office-guide';
import { useText } from '../../texts';

const BEFORE = ['booked', 'confirmed', 'checked_in'];

/** Where the clinic's own office is, when the shift is elsewhere; what a location says is its own. */
function otherCityOf({ clinic, job }: OrientationPanelFragment): string | null {
  if (!clinic?.city || !job || job.location) return null;
  return clinic.city === job.city && clinic.province === job.province ? null : clinic.city;
}

export interface OrientationPanelProps {
  booking: FragmentType<typeof OrientationPanelFragmentDoc>;
  reader: ShiftSide;
  name: string;
}

/** What to know at the clinic, from 48 hours before the start until work is done; before that, where to read it. */
export function OrientationPanel({ booking: reference, reader, name }: OrientationPanelProps) {
  const booking = readFragment(OrientationPanelFragmentDoc, reference);
  const { status, startsAt, clinic } = booking;
  const t = useText();
  const guide = guideOf(readFragment(OfficeGuideFragmentDoc, booking));
  const isTime = isGuideTime(startsAt);
  if (reader !== 'temp' || !BEFORE.includes(status)) return null;
  if (guide.isEmpty) return null;
  const { floor, minutes, steps } = guide;
  const facts = [
    ...(floor ? [{ term: t('jobs.orientation.floor'), description: floor }] : []),
    ...guide.facts.map(({ fact, text }) => ({
      term: t(`jobs.orientation.${fact}`),
      description: text,
    })),
    ...(minutes
      ? [
          {
            term: t('jobs.orientation.minutesPerPatient'),
            description: t('jobs.orientation.minutes', { minutes }),
          },
        ]
      : []),
  ];
  if (!isTime)
    return (
      <BookingPanel title={t('jobs.orientation.title', { name })}>
        <Text>
          {t('jobs.orientation.later', { hours: SHIFT_TERMS.orientationHours })}{' '}
          {clinic && !booking.job?.location && (
            <TextLink asChild>
              <Link to={paths.clinic(clinic.id)}>{t('jobs.orientation.clinicPage')}</Link>
            </TextLink>
          )}
        </Text>
      </BookingPanel>
    );
  const city = otherCityOf(booking);
  return (
    <BookingPanel title={t('jobs.orientation.title', { name })}>
      {city && <Text>{t('jobs.orientation.otherOffice', { name, city })}</Text>}
      {steps.length > 0 && (
        <Stack as="ol" gap="2">
          {steps.map((step, index) => (
            <li key={`${index} ${step}`}>{step}</li>
          ))}
        </Stack>
      )}
      {facts.length > 0 && <DataList layout="grid" items={facts} />}
    </BookingPanel>
  );
}
