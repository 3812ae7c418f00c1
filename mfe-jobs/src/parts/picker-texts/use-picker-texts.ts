import type { DatePickerTexts } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';

export function usePickerTexts() {
  const t = useText();
  const { locale } = useLocale();
  const { time: write } = useFormats();
  const calendar: DatePickerTexts = {
    locale,
    open: t('jobs.post.calendar'),
    previousMonth: t('jobs.post.previousMonth'),
    nextMonth: t('jobs.post.nextMonth'),
    today: t('jobs.post.today'),
    chosen: t('jobs.post.chosenDay'),
    failed: t('jobs.post.calendarFailed'),
  };
  return {
    calendar,
    startTimes: { locale, write, open: t('jobs.post.startTimes') },
    endTimes: { locale, write, open: t('jobs.post.endTimes') },
  };
}
