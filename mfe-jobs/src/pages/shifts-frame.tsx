import { Fragment, useState, type ReactNode } from 'react';
import { Page, Spinner, Stack, Text } from '@tbt/design-system';
import { Tabs, type TabItem } from '@tbt/design-system/tabs';
import { NextShift, NextShiftSkeleton } from '../features/next-shift/next-shift';
import { ChosenLocationNotice, onFirstUse, whileOpen } from '@tbt/web-kit';
import type { ShiftSide } from '../generated/graphql';
import { LiveShifts } from '../parts/shift-act/live-shifts';
import { useReadOnReturn } from '../parts/shift-act/use-read-on-return';
import { ShowBooked } from '../parts/show-booked/show-booked';
import { ViewSwitch } from '../parts/view-switch/view-switch';
import { useText } from '../texts';
import type { ShiftSheetProps } from './shift-sheet';
import { useShiftsAddress } from './use-shifts-address';

const Waiting = () => <Spinner label={useText()('jobs.shifts.loading')} />;
const ShiftCalendar = onFirstUse(
  async () => (await import('../features/shift-calendar/shift-calendar')).ShiftCalendar,
  Waiting,
);
const ShiftSheet = whileOpen(async () => (await import('./shift-sheet')).ShiftSheet);

export interface ShiftsFrameProps {
  reader: ShiftSide;
  lead: string;
  action: ReactNode;
  /** Tabs; the first is the default. */
  tabs: readonly TabItem[];
  /** Whether an offer in the first tab waits for the viewer's answer. */
  isAnswerDue?: boolean;
}

/** Below the tabs, so that they do not move while it loads. Answers that others wait for come before it, unless a professional has to leave within a day. */
function withNextShift(content: ReactNode, { reader, isAnswerDue }: ShiftsFrameProps) {
  const isFirst = !isAnswerDue || reader === 'temp';
  const onlySoon = isAnswerDue ? 'soon' : undefined;
  return (
    <Stack gap="5">
      {isFirst && <NextShift key="first" when={onlySoon} placeholder={<NextShiftSkeleton />} />}
      <Fragment key="content">{content}</Fragment>
      {isAnswerDue && <NextShift key="last" when={isFirst ? 'later' : undefined} />}
    </Stack>
  );
}

type OpenedShift = Pick<ShiftSheetProps, 'jobId' | 'bookingId'>;

/** /shifts: the next shift, then a list with tabs or a calendar. */
export function ShiftsFrame(props: ShiftsFrameProps) {
  const { reader, lead, action, tabs } = props;
  const t = useText();
  const names = tabs.map(({ value }) => value);
  const address = useShiftsAddress(names, names[0] ?? '');
  useReadOnReturn(address.view === 'list' && address.tab === names[0]);
  const [opened, setOpened] = useState<OpenedShift | null>(null);
  return (
    <LiveShifts>
      <Page title={t('jobs.shifts.title')} description={lead} actions={action}>
        <Stack gap="5">
          <ChosenLocationNotice />
          <ViewSwitch
            label={t('jobs.shifts.view')}
            views={[
              { value: 'list', label: t('jobs.shifts.viewList') },
              { value: 'calendar', label: t('jobs.shifts.viewCalendar') },
            ]}
            chosen={address.view}
            onChoose={address.chooseView}
          />
          {address.isUnknown && <Text tone="muted">{t('jobs.unknownFilter')}</Text>}
          {address.view === 'calendar' ? (
            <>
              <ShiftCalendar reader={reader} onOpen={setOpened} />
              <NextShift />
            </>
          ) : (
            <ShowBooked tab={address.tab}>
              <Tabs
                label={t('jobs.shifts.title')}
                items={tabs.map((tab) =>
                  tab.value === 'offers'
                    ? { ...tab, content: withNextShift(tab.content, props) }
                    : tab,
                )}
                value={address.tab}
                onValueChange={address.chooseTab}
              />
            </ShowBooked>
          )}
        </Stack>
        {opened !== null && (
          <ShiftSheet {...opened} reader={reader} onClose={() => setOpened(null)} />
        )}
      </Page>
    </LiveShifts>
  );
}
