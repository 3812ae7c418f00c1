import { parseId, paths } from '@tbt/contracts';
import { Page, Stack, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats, useNow, useParams } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { BookingDocuments } from '../features/booking-page/booking-documents';
import { BookingTimeline } from '../features/booking-page/booking-timeline';
import { invoicesOf, paymentStepOf } from '../features/invoices/payment-step';
import { nextStepOf, stepText, waitingText } from '../parts/next-step/next-step';
import { BookingCard } from '../features/shift-bookings/booking-card';
import { CancellingLine } from '../features/shift-bookings/cancelling-line';
import { otherSideOf } from '../features/shift-bookings/booking-sides';
import { readFragment } from '../generated';
import {
  BookingPageDocument,
  OfficeGuideFragmentDoc,
  OrientationPanelFragmentDoc,
  ShiftBookingFragmentDoc,
  type ShiftBookingFragment,
} from '../generated/graphql';
import { isComing, isOff } from '../parts/booking-state/booking-look';
import { isAhead } from '../parts/countdown/time-left';
import { useMoment } from '../parts/countdown/use-moment';
import { AskStreet, lacksStreet } from '../parts/directions/booked-place';
import { ClinicClockNote } from '../parts/local-time/clinic-clock-note';
import { AsNextStep, WaitingPanel } from '../parts/booking-panel/booking-panel';
import { guideOf } from '../parts/office-guide/office-guide';
import { Unfolded } from '../parts/phone-fold/phone-fold';
import { useText } from '../texts';
import { BookingState, ForMembers } from './booking-frame';
import { DOCUMENTS, PANELS, type PanelProps } from './booking-panels';

const MINUTE_MS = 60_000;
const IN_PROCESS: readonly string[] = ['completed', 'disputed'];

type PanelsProps = PanelProps & { card: ShiftBookingFragment };

const canBeUndone = ({ cancellation }: ShiftBookingFragment): boolean =>
  Boolean(cancellation?.undoUntil && isAhead(cancellation.undoUntil));

/** What becomes of the shift after a cancellation, for the clinic; null while that can be undone. It is final a little later. */
function sequelOf({ status, job }: PanelProps['booking'], card: ShiftBookingFragment) {
  if (!isOff(status) || !isAhead(card.startsAt) || canBeUndone(card)) return null;
  const { by, reason, undoUntil } = card.cancellation ?? {};
  const isClosed = by === 'clinic' && reason === 'no_longer_needed';
  if (isClosed || job?.status === 'closed') return 'jobs.step.shiftClosed' as const;
  if (undoUntil) return 'jobs.step.reopening' as const;
  if (job?.status === 'booked') return 'jobs.step.filledAgain' as const;
  return job?.status === 'active' || job?.status === 'invited'
    ? ('jobs.step.reopened' as const)
    : null;
}

/** Whether the viewer's proposal waits for the other side. */
const isChangeSent = ({ changes, status }: ShiftBookingFragment): boolean =>
  !isOff(status) && changes.some((change) => change.status === 'open');

function Panels({ card, ...props }: PanelsProps) {
  const { booking, reader, name } = props;
  const t = useText();
  const formats = useFormats();
  const moment = useMoment('clause', card.timeZone);
  const orientation = readFragment(OrientationPanelFragmentDoc, booking);
  const { phone } = guideOf(readFragment(OfficeGuideFragmentDoc, orientation));
  const open = nextStepOf(booking.actions, card.endsAt, useNow(MINUTE_MS));
  // A review can wait for the ruling, or for the answer to the hours.
  const step = open === 'review' && IN_PROCESS.includes(booking.status) ? null : open;
  // At work nothing is asked, but hours of a shift that ended early can be sent.
  const owned = step ?? (booking.actions.includes('complete') ? 'complete' : null);
  const owner = PANELS.find(({ actions }) => owned !== null && actions.includes(owned));
  const waiting =
    canBeUndone(card) && card.cancellation?.by !== reader
      ? ('jobs.step.canBeUndone' as const)
      : waitingText(booking.status, reader);
  const sequel = reader === 'clinic' && !step ? sequelOf(booking, card) : null;
  const isPayment = step === 'mark_received' || step === 'mark_paid';
  const payment = isPayment ? paymentStepOf(booking) : null;
  const isAskedLater =
    reader === 'temp' && booking.status === 'booked' && isAhead(card.confirmFrom) && !step;
  const words = {
    name,
    time: formats.time(card.endTime),
    from: moment(card.confirmFrom),
    ...(card.confirmUntil && { until: moment(card.confirmUntil) }),
  };
  const isAsking = isComing(card) && lacksStreet(card, reader);
  const later = isAsking
    ? (`jobs.step.askStreet${isAskedLater ? 'Until' : ''}` as const)
    : isAskedLater
      ? ('jobs.step.bookedUntil' as const)
      : waiting;
  const said = isChangeSent(card) ? ('jobs.step.changeSent' as const) : later;
  const asked =
    step === 'confirm' && isAhead(card.confirmUntil)
      ? ('jobs.step.confirmBy' as const)
      : step && stepText(step, reader);
  const sentence = payment
    ? t(`jobs.step.payment.${payment.state}`, { days: payment.days })
    : t(asked ?? said, words);
  return (
    <>
      {owner ? (
        <AsNextStep step={sentence}>
          <owner.Panel {...props} />
        </AsNextStep>
      ) : (
        <WaitingPanel text={sequel ? t(sequel) : sentence}>
          {isAsking && !isChangeSent(card) && <AskStreet booking={card} name={name} />}
          {sequel && (
            <TextLink asChild>
              <Link
                to={
                  sequel === 'jobs.step.reopened'
                    ? paths.shiftCandidates(card.jobId)
                    : paths.job(card.jobId)
                }
              >
                {t('jobs.step.seeReopened')}
              </Link>
            </TextLink>
          )}
        </WaitingPanel>
      )}
      <Unfolded>
        <BookingCard
          {...{ booking, reader, phone }}
          invoices={invoicesOf(booking)}
          titleAs="h2"
          hasStepAbove
          cancelling={
            <CancellingLine
              price={booking.cancellationPrice}
              timeZone={card.timeZone}
              reader={reader}
            />
          }
        />
      </Unfolded>
      {PANELS.filter((panel) => panel !== owner).map(({ key, Panel }) => (
        <Panel key={key} {...props} />
      ))}
    </>
  );
}

function FoundBooking({ title, ...props }: Omit<PanelProps, 'name'> & { title: string }) {
  const t = useText();
  const { booking, reader } = props;
  const card = readFragment(ShiftBookingFragmentDoc, booking);
  const name = useMemberName()(otherSideOf(card, reader).person);
  const documents = DOCUMENTS.filter(({ isThere }) => isThere({ ...props, name, card }));
  return (
    <Page
      title={title}
      eyebrow={
        <TextLink asChild>
          <Link to={paths.shifts('bookings')}>{t('jobs.booked.all')}</Link>
        </TextLink>
      }
      asideLabel={t('jobs.booking.aside')}
      aside={
        <>
          <BookingTimeline {...props} name={name} />
          {documents.length > 0 && (
            <BookingDocuments>
              {documents.map(({ key, Document }) => (
                <Document key={key} {...props} name={name} card={card} />
              ))}
            </BookingDocuments>
          )}
        </>
      }
    >
      <Stack gap="5">
        <ClinicClockNote {...card} />
        <Panels {...props} name={name} card={card} />
      </Stack>
    </Page>
  );
}

function OneBooking({ title }: { title: string }) {
  const t = useText();
  const bookingId = parseId(useParams().bookingId);
  const { data, error, loading, refetch } = useQuery(
    BookingPageDocument,
    bookingId === null
      ? skipToken
      : { variables: { bookingId: String(bookingId) }, fetchPolicy: 'cache-and-network' },
  );
  return (
    <BookingState
      {...{ title, error, loading, refetch }}
      booking={data?.booking}
      missingHint={t('jobs.booking.missingHint')}
    >
      {(booking, reader) => <FoundBooking title={title} booking={booking} reader={reader} />}
    </BookingState>
  );
}

/** /shifts/:bookingId: everything about one booking. */
export function BookingPage() {
  const title = useText()('jobs.booking.title');
  return (
    <ForMembers title={title}>
      <OneBooking title={title} />
    </ForMembers>
  );
}
