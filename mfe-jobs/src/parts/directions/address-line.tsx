import { Icon, Text } from '@tbt/design-system';
import styles from './address-line.module.css';
import { DirectionsMenu } from './directions-menu';

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
