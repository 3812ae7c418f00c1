import { claimed } from '@tbt/service-kit';
import type { AlertFrequency } from '@tbt/contracts';
import { z } from 'zod';
import type { NotificationCategory, NotificationChannel } from '../workflows';
import { isOnByDefault, NOTIFICATION_CHANNELS, WORKFLOWS, type Workflow } from '../workflows';

export const Choice = z.object({
  category: z.string(),
  channel: z.string(),
  isOn: z.boolean(),
  /** Of mail; null is at once. */
  rhythm: claimed<AlertFrequency>().nullable(),
  timeZone: z.string().nullable(),
});
export type Choice = z.infer<typeof Choice>;

/** Critical notifications are always sent, except to devices; others unless disabled. */
export const isForced = ({ critical }: Workflow, channel: NotificationChannel): boolean =>
  critical && channel !== 'push';

/** Whether a recipient gets a notification by a channel. */
export function isWanted(
  workflow: Workflow,
  channel: NotificationChannel,
  choices: readonly Choice[],
): boolean {
  const { category, channels } = workflow;
  if (!channels.includes(channel)) return false;
  if (isForced(workflow, channel)) return true;
  const own = choices.find((choice) => choice.category === category && choice.channel === channel);
  return own?.isOn ?? isOnByDefault(category, channel);
}

export const channelsOf = (category: NotificationCategory): NotificationChannel[] => {
  const optional = Object.values<Workflow>(WORKFLOWS).filter(
    (workflow) => workflow.category === category && !workflow.critical,
  );
  return NOTIFICATION_CHANNELS.filter((channel) =>
    optional.some(({ channels }) => channels.includes(channel)),
  );
};
