import { Badge, Icon } from '@tbt/design-system';
import { SHIFT_TONES } from '@tbt/people-ui';
import { useText } from '../../texts';

/** Stands out in every list of a professional's shifts. */
export function UrgentBadge() {
  const t = useText();
  return (
    <Badge tone={SHIFT_TONES.urgent} strong icon={<Icon name="bolt" size="small" />}>
      {t('jobs.card.urgent')}
    </Badge>
  );
}
