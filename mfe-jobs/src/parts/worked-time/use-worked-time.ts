import { useText } from '../../texts';

/** 7 h 40 min */
export function useWorkedTime(): (minutes: number) => string {
  const t = useText();
  return (minutes) =>
    t('jobs.hours.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
