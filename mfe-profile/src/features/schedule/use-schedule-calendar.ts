import type { DatePickerTexts } from '@tbt/design-system';
import type { CalendarTexts } from '@tbt/design-system/calendar';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';

export function useScheduleCalendar() {
  const t = useText();
  const { locale } = useLocale();
  const month: CalendarTexts = {
    previous: {
      month: t('profile.schedule.previousMonth'),
      week: t('profile.schedule.previousWeek'),
    },
    next: { month: t('profile.schedule.nextMonth'), week: t('profile.schedule.nextWeek') },
    today: t('profile.schedule.today'),
    views: { month: t('profile.schedule.month'), week: t('profile.schedule.week') },
    count: (events) => t('profile.schedule.count', { count: events }),
    more: (events) => t('profile.schedule.more', { count: events }),
    noEvents: t('profile.schedule.emptyDay'),
    legend: t('profile.schedule.legend'),
  };
  const picker: DatePickerTexts = {
    locale,
    open: t('profile.schedule.openCalendar'),
    previousMonth: t('profile.schedule.previousMonth'),
    nextMonth: t('profile.schedule.nextMonth'),
    today: t('profile.schedule.today'),
    chosen: t('profile.schedule.chosenDay'),
    failed: t('profile.schedule.calendarFailed'),
  };
  return {
    month,
    picker,
    startTimes: { locale, open: t('profile.schedule.startTimes') },
    endTimes: { locale, open: t('profile.schedule.endTimes') },
  };
}
