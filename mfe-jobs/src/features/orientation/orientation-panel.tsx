import { paths, SHIFT_TERMS } from '@tbt/contracts';
import { DataList, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, now } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { OrientationPanelFragmentDoc, type ShiftSide } from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { useText } from '../../texts';

const FACTS = ['parking', 'scrubs', 'software', 'instruments', 'radiographs'] as const;

const ownOr = <Value,>(own: Value | null | undefined, clinics: Value | null | undefined) =>
  own ?? clinics ?? null;

const SHOWN_FROM_MS = SHIFT_TERMS.orientationHours * 3_600_000;
const BEFORE = ['booked', 'confirmed', 'checked_in'];

export interface OrientationPanelProps {
  booking: FragmentType<typeof OrientationPanelFragmentDoc>;
  reader: ShiftSide;
  name: string;
}

/** What to know at the clinic, from 48 hours before the start until work is done; before that, where to read it. */
export function OrientationPanel({ booking: reference, reader, name }: OrientationPanelProps) {
  const { status, startsAt, clinic, job } = readFragment(OrientationPanelFragmentDoc, reference);
  const t = useText();
  const pack = clinic?.officePack;
  const location = job?.location;
  const isTime = now().getTime() >= Date.parse(startsAt) - SHOWN_FROM_MS;
  if (reader !== 'temp' || !BEFORE.includes(status)) return null;
  const minutes = ownOr(location?.minutesPerPatient, pack?.minutesPerPatient);
  const facts = [
    ...(location?.floor
      ? [{ term: t('jobs.orientation.floor'), description: location.floor }]
      : []),
    ...FACTS.flatMap((fact) => {
      const description = ownOr(location?.[fact], pack?.[fact]);
      return description ? [{ term: t(`jobs.orientation.${fact}`), description }] : [];
    }),
    ...(minutes
      ? [
          {
            term: t('jobs.orientation.minutesPerPatient'),
            description: t('jobs.orientation.minutes', { minutes }),
          },
        ]
      : []),
  ];
  const ownSteps = location?.orientation ?? [];
  const steps = ownSteps.length > 0 ? ownSteps : (pack?.orientation ?? []);
  if (facts.length + steps.length === 0) return null;
  if (!isTime)
    return (
      <BookingPanel title={t('jobs.orientation.title', { name })}>
        <Text>
          {t('jobs.orientation.later', { hours: SHIFT_TERMS.orientationHours })}{' '}
          {clinic && !location && (
            <TextLink asChild>
              <Link to={paths.clinic(clinic.id)}>{t('jobs.orientation.clinicPage')}</Link>
            </TextLink>
          )}
        </Text>
      </BookingPanel>
    );
  return (
    <BookingPanel title={t('jobs.orientation.title', { name })}>
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
