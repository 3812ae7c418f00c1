import { Banner, Button } from '@tbt/design-system';
import { useText } from '../texts';
import { useChosenLocation } from './chosen-location';

/** Says that a list holds one office only, with the way to all. */
export function ChosenLocationNotice() {
  const t = useText();
  const { chosen, choose } = useChosenLocation();
  if (!chosen) return null;
  return (
    <Banner
      action={
        <Button variant="secondary" size="small" onClick={() => choose(null)}>
          {t('webKit.location.all')}
        </Button>
      }
    >
      {t('webKit.location.only', { name: chosen.name })}
    </Banner>
  );
}
