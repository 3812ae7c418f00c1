import { Icon, Menu, MenuItem } from '@tbt/design-system';
import { useText } from '../../texts';
import styles from './directions-menu.module.css';
import { mapLinks } from './job-place';

const SERVICES = ['googleMaps', 'appleMaps', 'openStreetMap'] as const;

export function DirectionsMenu({ address }: { address: string }) {
  const t = useText();
  const links = mapLinks(address);
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className={styles.trigger}
          aria-label={t('jobs.card.directionsTo', { place: address })}
        >
          {t('jobs.card.directions')}
          <Icon name="chevron-down" size="small" />
        </button>
      }
    >
      {SERVICES.map((service) => (
        <MenuItem key={service} asChild>
          <a href={links[service]} target="_blank" rel="noreferrer">
            {t(`jobs.card.${service}`)}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
