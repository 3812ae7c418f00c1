import { Cluster, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

const HOUR = 60;
const DAY = 24 * HOUR;

export interface TrackRecordProps {
  person: {
    role?: string | null;
    avgRating?: string | null;
    totalReviews?: number | null;
    reliability?: { score: number; keptShifts: number } | null;
    /** Minutes. */
    responseTime?: number | null;
    /** Of a clinic, median of its latest invoices; null for too few. */
    paysInDays?: number | null;
    /** Approximate, and only if shared. */
    activity?: 'today' | 'this_week' | null;
  };
}

/** Rating, kept shifts, response time and payment; "New" without any. */
export function TrackRecord({ person }: TrackRecordProps) {
  const t = useText();
  const formats = useFormats();
  const { avgRating, totalReviews, reliability, responseTime, paysInDays, activity } = person;
  const rating = { rating: formats.rating(avgRating), count: totalReviews ?? 0 };
  const isClinic = person.role === 'clinic';
  const kept = reliability?.keptShifts ?? 0;
  const record = [
    ...(totalReviews ? [t('profile.mine.rating', rating)] : []),
    ...(reliability && kept > 0
      ? [
          t('profile.public.kept', { count: kept }),
          t(isClinic ? 'profile.public.keptShare' : 'profile.public.reliability', {
            score: reliability.score,
          }),
        ]
      : []),
  ];
  const hours = Math.max(1, Math.ceil((responseTime ?? 0) / HOUR));
  const answers =
    hours * HOUR < DAY
      ? t('profile.public.answersInHours', { count: hours })
      : t('profile.public.answersInDays', { count: Math.ceil(hours / (DAY / HOUR)) });
  const lines = [
    ...(record.length > 0 ? record : [t('profile.public.new')]),
    ...(typeof responseTime === 'number' ? [answers] : []),
    ...(typeof paysInDays === 'number'
      ? [t('profile.public.paysInDays', { days: paysInDays })]
      : []),
    ...(activity ? [t(`profile.public.active.${activity}`)] : []),
  ];
  return (
    <Cluster as="ul" gap="4">
      {lines.map((line) => (
        <li key={line}>
          <Text as="span" size="dense">
            {line}
          </Text>
        </li>
      ))}
    </Cluster>
  );
}
