import { useState } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { paths } from '@tbt/contracts';
import { Button, Cluster, Icon, Text, VisuallyHidden } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { CheckInDocument, RefreshCheckInCodeDocument } from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { isAhead } from '../../parts/countdown/time-left';
import { useMoment } from '../../parts/countdown/use-moment';
import { ReportNoShow } from '../../parts/no-show/report-no-show';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useActNow } from '../../parts/shift-act/use-act-now';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import styles from './check-in-code.module.css';
import type { CheckInPartProps } from './check-in-panel';
import { DayNews } from './day-news';

const QR_SIZE = 160;

const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Where the QR code leads: the booking's page with the digits filled in. */
const qrTarget = (bookingId: string, code: string): string =>
  new URL(`${paths.booking(bookingId)}?code=${code}`, window.location.origin).href;

function Code({ bookingId, code }: { bookingId: string; code: string }) {
  const t = useText();
  return (
    <>
      <Text>{t('jobs.checkIn.showCode')}</Text>
      <div className={styles.shown}>
        <span className={styles.code}>
          <VisuallyHidden>{t('jobs.checkIn.code', { code: [...code].join(' ') })}</VisuallyHidden>
          <span aria-hidden>{spaced(code)}</span>
        </span>
        <span className={styles.qr}>
          <QRCodeSVG
            value={qrTarget(bookingId, code)}
            size={QR_SIZE}
            role="img"
            marginSize={3}
            title={t('jobs.checkIn.qr')}
          />
        </span>
      </div>
    </>
  );
}

/** The clinic's screen: the code, and what to do without it. */
export function CheckInCode({ booking, name }: CheckInPartProps) {
  const t = useText();
  const moment = useMoment('clause', booking.timeZone);
  const [isAsked, setAsked] = useState(false);
  const checkIn = useShiftAct(CheckInDocument, (data) => data.checkIn);
  const refresh = useActNow(RefreshCheckInCodeDocument, (data) => data.refreshCheckInCode);
  const { id, actions, endsAt, checkInCode, checkInFrom } = booking;
  const can = (action: string) => actions.includes(action);
  const buttons = (can('check_in') || can('miss')) && (
    <Cluster gap="3">
      {can('check_in') && (
        <>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {t('jobs.checkIn.byHand')}
          </Button>
          <Button
            variant="ghost"
            iconStart={<Icon name="refresh" size="small" />}
            loading={refresh.isBusy}
            loadingLabel={t('jobs.shifts.sending')}
            onClick={() => void refresh.run({ bookingId: id }, t('jobs.checkIn.refreshed'))}
          >
            {t('jobs.checkIn.refresh')}
          </Button>
        </>
      )}
      {can('miss') && !isAhead(endsAt) && (
        <Button asChild variant="secondary">
          <Link to={paths.messages(booking.professionalId, booking.jobId)}>
            <Icon name="message" size="small" />
            {t('jobs.checkIn.askForHours', { name })}
          </Link>
        </Button>
      )}
      {can('miss') && <ReportNoShow bookingId={id} endsAt={endsAt} name={name} />}
    </Cluster>
  );
  return (
    <BookingPanel title={t('jobs.checkIn.title')} footer={buttons || undefined}>
      <DayNews booking={booking} name={name} />
      {checkInCode ? (
        <Code bookingId={id} code={checkInCode} />
      ) : (
        !can('miss') && (
          <Text tone="muted">{t('jobs.checkIn.codeLater', { at: moment(checkInFrom) })}</Text>
        )
      )}
      {isAsked && (
        <AskDialog
          texts={{
            title: t('jobs.checkIn.byHandTitle', { name }),
            text: t('jobs.checkIn.byHandText', { name }),
            yes: t('jobs.checkIn.byHandYes'),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={{ title: t('jobs.checkIn.byHandDone', { name }) }}
          act={() => checkIn.act({ bookingId: id })}
          onClose={() => setAsked(false)}
        />
      )}
    </BookingPanel>
  );
}
