import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

const MINUTES = 60;

/** Minutes as hours with at most two decimals. */
export function useHours(): (minutes: number) => string {
  const t = useText();
  const formats = useFormats();
  return (minutes) =>
    t('jobs.money.hours', { hours: formats.number(Math.round((minutes / MINUTES) * 100) / 100) });
}
