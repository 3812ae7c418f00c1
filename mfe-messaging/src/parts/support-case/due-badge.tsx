import { Badge } from '@tbt/design-system';
import { now } from '@tbt/web-kit';
import { useText } from '../../texts';
import { dueIn } from './due-in';

/** Until when an answer is promised, by colour and text. */
export function DueBadge({ dueAt }: { dueAt: string }) {
  const t = useText();
  const { tone, kind, days } = dueIn(dueAt, now());
  return <Badge tone={tone}>{t(`support.due.${kind}`, { count: days })}</Badge>;
}
