import { Button, Icon } from '@tbt/design-system';
import { useText } from '../../texts';

export function PrintButton() {
  const t = useText();
  return (
    <Button
      variant="secondary"
      iconStart={<Icon name="file" size="small" />}
      onClick={() => window.print()}
    >
      {t('jobs.money.print')}
    </Button>
  );
}
