import type { NotificationCategory, NotificationChannel } from '../workflows';
import { WORKFLOWS, type Workflow } from '../workflows';

/** A user's choice for one category and channel. */
export type Choice = { category: string; channel: string; isOn: boolean };

/** Critical notifications are always sent, others unless disabled. */
export function isWanted(
  { category, critical, channels }: Workflow,
  channel: NotificationChannel,
  choices: readonly Choice[],
): boolean {
  if (!channels.includes(channel)) return false;
  if (critical) return true;
  const own = choices.find((choice) => choice.category === category && choice.channel === channel);
  return own?.isOn ?? true;
}

/** The category's channels that can be disabled. */
export const channelsOf = (category: NotificationCategory): NotificationChannel[] => {
  const optional = Object.values<Workflow>(WORKFLOWS).filter(
    (workflow) => workflow.category === category && !workflow.critical,
  );
  return (['in_app', 'email'] as const).filter((channel) =>
    optional.some(({ channels }) => channels.includes(channel)),
  );
};
