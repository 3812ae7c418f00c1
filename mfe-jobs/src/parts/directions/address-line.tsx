import { Icon, Text } from '@tbt/design-system';
import styles from './address-line.module.css';
import { DirectionsMenu } from './directions-menu';

/** Where to go, in one line that breaks between its parts, and the way there for who has to go. */
export function AddressLine({
  address,
  hasDirections,
}: {
  address: string;
  hasDirections: boolean;
}) {
  return (
    <div className={styles.line}>
      <Icon name="map-pin" size="small" />
      <Text as="span" size="dense" className={styles.address}>
        {address}
      </Text>
      {hasDirections && <DirectionsMenu address={address} />}
    </div>
  );
}
