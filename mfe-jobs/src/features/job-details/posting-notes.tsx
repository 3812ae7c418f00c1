import { Text } from '@tbt/design-system';
import { useText } from '../../texts';

export function PostingNotes({ province }: { province: string }) {
  const t = useText();
  if (province !== 'Ontario') return null;
  return (
    <Text size="small" tone="muted">
      {t('jobs.details.ontario')}
    </Text>
  );
}
