import { Text, TextLink } from '@tbt/design-system';
import { useText } from '../../texts';
import { telephoneLink } from './telephone-link';

export interface OfficeContactProps {
  phone: string | null | undefined;
  parking: string | null | undefined;
}

/** Phone and parking of the office where the shift is. */
export function OfficeContact({ phone, parking }: OfficeContactProps) {
  const t = useText();
  if (!phone && !parking) return null;
  return (
    <Text size="dense" tone="muted">
      {phone && (
        <TextLink href={telephoneLink(phone)}>
          {t('jobs.booking.locationPhone', { phone })}
        </TextLink>
      )}
      {phone && parking && ' · '}
      {parking && t('jobs.booking.locationParking', { parking })}
    </Text>
  );
}
