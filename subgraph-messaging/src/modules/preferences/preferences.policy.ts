import type { NoticeCategory, NoticeChannel } from '@tbt/contracts';
import { WORKFLOWS, type Workflow } from '../workflows';

/** What somebody chose for one category and channel. */
export type Choice = { category: string; channel: string; isOn: boolean };

/** Whether a notice may go this way: critical ones always, the others unless they were switched off. */
export function isWanted(
  { category, critical, channels }: Workflow,
  channel: NoticeChannel,
  choices: readonly Choice[],
): boolean {
  if (!channels.includes(channel)) return false;
  if (critical) return true;
  const own = choices.find((choice) => choice.category === category && choice.channel === channel);
  return own?.isOn ?? true;
}

/** The ways in which anything of a category can come that may be switched off. */
export const channelsOf = (category: NoticeCategory): NoticeChannel[] => {
  const optional = Object.values<Workflow>(WORKFLOWS).filter(
    (workflow) => workflow.category === category && !workflow.critical,
  );
  return (['in_app', 'email'] as const).filter((channel) =>
    optional.some(({ channels }) => channels.includes(channel)),
  );
};
