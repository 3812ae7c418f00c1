import { now } from '@tbt/web-kit';
import { Badge, Icon, type IconName, type Tone } from '@tbt/design-system';
import { UrgentBadge } from '../../parts/urgent-badge/urgent-badge';
import { useText } from '../../texts';

const KINDS = {
  recurring: { tone: 'warning', icon: 'repeat' },
  new: { tone: 'info', icon: 'sparkle' },
} as const satisfies Record<string, { tone: Tone; icon: IconName }>;

export type JobBadgeKind = 'urgent' | keyof typeof KINDS;

const NEWS_MS = 48 * 3_600_000;

/** The badge in a list: "new" only for a recent shift. */
export function listBadgeKind(
  job: { isUrgent: boolean; isRecurring: boolean; createdAt: string },
  at = now().getTime(),
): JobBadgeKind | null {
  const kind = jobBadgeKind(job);
  return kind === 'new' && at - Date.parse(job.createdAt) > NEWS_MS ? null : kind;
}

/** The badge that the specification defines. */
export function jobBadgeKind(job: { isUrgent: boolean; isRecurring: boolean }): JobBadgeKind {
  if (job.isUrgent) return 'urgent';
  return job.isRecurring ? 'recurring' : 'new';
}

/** Urgent is green, new blue, recurring yellow: the specification's colours, with icon and text. */
export function JobBadge({ kind }: { kind: JobBadgeKind }) {
  const t = useText();
  if (kind === 'urgent') return <UrgentBadge />;
  return (
    <Badge tone={KINDS[kind].tone} icon={<Icon name={KINDS[kind].icon} size="small" />}>
      {t(`jobs.card.${kind}`)}
    </Badge>
  );
}
