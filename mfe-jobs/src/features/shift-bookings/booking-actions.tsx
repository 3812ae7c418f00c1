import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Cluster, Icon, Menu, MenuItem, MenuSeparator } from '@tbt/design-system';
import { Link, useFetchedCode, whileOpen } from '@tbt/web-kit';
import { ConfirmBookingDocument } from '../../generated/graphql';
import { isOff } from '../../parts/booking-state/booking-look';
import { useActNow } from '../../parts/shift-act/use-act-now';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';
import { otherSideOf } from './booking-sides';
import { useCalendarFile } from './use-calendar-file';

const CancelDialog = whileOpen(async () => (await import('./cancel-dialog')).CancelDialog);
const ChangeDialog = whileOpen(async () => (await import('./change-dialog')).ChangeDialog);
const WaiverDialog = whileOpen(async () => (await import('./waiver-dialog')).WaiverDialog);

type BookingDialog = 'cancel' | 'change' | 'waiver';

function MoreMenu({
  booking,
  name,
  onOpen,
}: Omit<BookingPartProps, 'reader'> & { onOpen: (dialog: BookingDialog) => void }) {
  const t = useText();
  const saveFile = useCalendarFile(booking);
  const can = (action: string) => booking.actions.includes(action);
  if (isOff(booking.status)) return null;
  return (
    <Menu
      align="end"
      trigger={
        <Button
          size="small"
          variant="ghost"
          iconEnd={<Icon name="chevron-down" size="small" />}
          aria-label={t('jobs.shifts.moreAbout', { name })}
        >
          {t('jobs.shifts.moreActions')}
        </Button>
      }
    >
      <MenuItem onSelect={() => void saveFile()}>{t('jobs.shifts.calendarFile')}</MenuItem>
      {can('propose_change') && (
        <MenuItem onSelect={() => onOpen('change')}>{t('jobs.shifts.change.propose')}</MenuItem>
      )}
      {can('cancel') && (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => onOpen('cancel')}>
            {t('jobs.shifts.cancel.open')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** Actions on a booking, the primary one first. */
export function BookingActions({
  booking,
  reader,
  name,
  hasStepAbove,
}: BookingPartProps & { hasStepAbove: boolean }) {
  const t = useText();
  const other = otherSideOf(booking, reader);
  const confirm = useActNow(ConfirmBookingDocument, (data) => data.confirmBooking);
  const [opened, setOpened] = useState<BookingDialog | null>(null);
  useFetchedCode(booking.actions.includes('cancel'), CancelDialog.fetchCode);
  const dialog = { booking, reader, name, onClose: () => setOpened(null) };
  return (
    <Cluster gap="2">
      {!hasStepAbove && booking.actions.includes('confirm') && (
        <Button
          size="small"
          loading={confirm.isBusy}
          loadingLabel={t('jobs.shifts.sending')}
          onClick={() => void confirm.run({ bookingId: booking.id }, t('jobs.shifts.confirm.done'))}
        >
          {t('jobs.shifts.confirm.action')}
        </Button>
      )}
      {!hasStepAbove && (
        <Button asChild size="small" variant="secondary">
          <Link to={paths.booking(booking.id)}>{t('jobs.shifts.seeBooking')}</Link>
        </Button>
      )}
      {booking.actions.includes('request_waiver') && (
        <Button size="small" variant="secondary" onClick={() => setOpened('waiver')}>
          {t('jobs.shifts.waiver.ask')}
        </Button>
      )}
      {other.person && (
        <Button asChild size="small" variant="secondary">
          <Link to={paths.messages(other.id, booking.jobId)}>
            <Icon name="message" size="small" />
            {reader === 'temp'
              ? t('jobs.shifts.messageClinic')
              : t('jobs.shifts.messageName', { name })}
          </Link>
        </Button>
      )}
      <MoreMenu booking={booking} name={name} onOpen={setOpened} />
      {opened === 'cancel' && <CancelDialog {...dialog} />}
      {opened === 'change' && <ChangeDialog {...dialog} />}
      {opened === 'waiver' && <WaiverDialog {...dialog} />}
    </Cluster>
  );
}
