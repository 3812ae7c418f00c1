import { useEffect, useRef, useState } from 'react';
import {
  LIVE_BOOKING_STATUSES,
  paths,
  type BookingStatus,
  type EmergencyStatus,
} from '@tbt/contracts';
import {
  Badge,
  Banner,
  Card,
  DataList,
  Stack,
  Text,
  TextLink,
  type Tone,
} from '@tbt/design-system';
import { SHIFT_TONES } from '@tbt/people-ui';
import { Link, useFormats, useNow } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { EmergencyOfferFragmentDoc } from '../../generated/graphql';
import { onShiftClock } from '../../parts/shift-clock';
import { useText } from '../../texts';
import { AnswerForm } from './answer-form';
import { useOfferFacts } from './use-offer-facts';

export type Offer = FragmentType<typeof EmergencyOfferFragmentDoc>;

export interface OwnBooking {
  id: string;
  status: BookingStatus;
  startsAt: string;
  endsAt: string;
}

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

const overlaps = (
  { status, startsAt, endsAt }: OwnBooking,
  shift: { startsAt: string; endsAt: string },
): boolean =>
  LIVE.includes(status) &&
  Date.parse(startsAt) < Date.parse(shift.endsAt) &&
  Date.parse(shift.startsAt) < Date.parse(endsAt);

const TONES: Readonly<Partial<Record<EmergencyStatus, Tone>>> = { active: SHIFT_TONES.open };
const EVERY = 30_000;
const HOUR = 3_600_000;
/** From here on, days say it. */
const DAYS_FROM = 48 * HOUR;

export function EmergencyOffer({
  offer,
  bookings,
  onChanged,
}: {
  offer: Offer;
  bookings: readonly OwnBooking[];
  onChanged: () => void;
}) {
  const t = useText();
  const now = useNow(EVERY);
  const item = readFragment(EmergencyOfferFragmentDoc, offer);
  const { clinic, myResponse } = item;
  const isMine = myResponse?.status === 'assigned';
  const clash = bookings.find((booking) => overlaps(booking, item));
  const status = isMine ? 'booked' : (item.status as EmergencyStatus);
  const left = Math.max(0, Date.parse(item.startsAt) - now.getTime());
  const minutes = Math.floor((left % HOUR) / 60_000);
  const facts = useOfferFacts(item);
  const formats = useFormats();
  const outcome = useRef<HTMLDivElement>(null);
  const [hasTaken, setTaken] = useState(false);
  // The form and its button are gone: the reader goes on at the outcome.
  useEffect(() => {
    if (hasTaken && myResponse) outcome.current?.focus();
  }, [hasTaken, myResponse]);
  const arrival = myResponse && onShiftClock(item, myResponse.estimatedArrival);
  return (
    <Card
      title={item.title}
      titleAs="h3"
      subtitle={
        clinic ? (
          <TextLink asChild>
            <Link to={paths.clinic(clinic.id)}>{`${clinic.firstName} ${clinic.lastName}`}</Link>
          </TextLink>
        ) : (
          item.city
        )
      }
      aside={
        <Badge tone={isMine ? 'success' : TONES[item.status as EmergencyStatus]}>
          {t(`clinic.emergency.offer.${status}`)}
        </Badge>
      }
    >
      <Stack gap="4">
        {myResponse && (
          <div ref={outcome} tabIndex={-1}>
            {myResponse.status === 'pending' && (
              <Text role="status">{t('clinic.emergency.waiting')}</Text>
            )}
            {isMine && arrival && (
              <Banner
                tone="success"
                title={t('clinic.emergency.expected', {
                  day: formats.weekday(arrival.date),
                  time: formats.time(arrival.time),
                })}
              >
                {item.job?.booking && (
                  <TextLink asChild>
                    <Link to={paths.booking(item.job.booking.id)}>
                      {t('clinic.emergency.openBooking')}
                    </Link>
                  </TextLink>
                )}
              </Banner>
            )}
          </div>
        )}
        <DataList
          items={[
            ...facts,
            ...(item.status === 'active'
              ? [
                  {
                    term: t('clinic.emergency.timeLeft'),
                    description:
                      left < DAYS_FROM
                        ? t('clinic.emergency.startsIn', {
                            hours: Math.floor(left / HOUR),
                            minutes,
                          })
                        : t('clinic.emergency.startsInDays', {
                            days: Math.round(left / (24 * HOUR)),
                          }),
                  },
                ]
              : []),
          ]}
        />
        {item.description && <Text>{item.description}</Text>}
        {item.status === 'active' &&
          !myResponse &&
          !clash &&
          item.job?.myApplication?.status === 'pending' && (
            <Banner tone="info" title={t('clinic.emergency.ownApplication')}>
              {t(
                item.isAssignedForMe
                  ? 'clinic.emergency.appliedOffer'
                  : 'clinic.emergency.appliedTake',
              )}
            </Banner>
          )}
        {item.status === 'active' && !myResponse && !clash && (
          <AnswerForm item={item} onTaken={() => setTaken(true)} onChanged={onChanged} />
        )}
        {item.status === 'active' && !myResponse && clash && (
          <Text>
            {t('clinic.emergency.busy')}{' '}
            <TextLink asChild>
              <Link to={paths.booking(clash.id)}>{t('clinic.emergency.openBooking')}</Link>
            </TextLink>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
