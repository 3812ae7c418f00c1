import {
  optionLabel,
  RECURRENCE_DAYS,
  AVAILABILITY_DAYS,
  type RecurrenceDay,
} from '@tbt/contracts';
import { useFormats, useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { isWeekly, recurrenceOf, weekdayOf, type Repeat } from './recurrence';

export function useRecurrenceWords() {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const dayName = (day: RecurrenceDay) =>
    optionLabel(locale, 'day', AVAILABILITY_DAYS[RECURRENCE_DAYS.indexOf(day)] ?? day);
  const repeatName = (repeat: Repeat) => t(`profile.schedule.repeat.${repeat}`);
  /** A rule as a sentence: every week on Monday and Friday, until March 5, 2027. */
  const ruleWords = (rule: string, date: string): string => {
    const recurrence = recurrenceOf(rule);
    if (!recurrence) return t('profile.schedule.rule.other');
    const { repeat, until } = recurrence;
    const own = weekdayOf(date);
    const days = recurrence.days.length > 0 ? recurrence.days : own ? [own] : [];
    const words = isWeekly(repeat)
      ? t(`profile.schedule.rule.${repeat === 'weekly' ? 'weekly' : 'biweekly'}`, {
          days: formats.labelList(days.map(dayName)),
        })
      : repeatName(repeat);
    return until
      ? t('profile.schedule.rule.until', { rule: words, date: formats.date(until) })
      : words;
  };
  return { dayName, repeatName, ruleWords };
}
