import { Card, DataList, Stack, Text } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { OfficePackFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { OFFICE_FACTS } from './office-pack-values';
import styles from './office-pack-card.module.css';

/** An office pack; access details for booked professionals only. */
export function OfficePackCard({ clinic }: { clinic: FragmentType<typeof OfficePackFragmentDoc> }) {
  const { officePack: pack } = readFragment(OfficePackFragmentDoc, clinic);
  const t = useText();
  if (!pack) return null;
  const facts = OFFICE_FACTS.flatMap((name) => {
    const value = pack[name];
    return value ? [{ term: t(`profile.office.${name}`), description: value }] : [];
  });
  if (pack.minutesPerPatient)
    facts.push({
      term: t('profile.office.minutesPerPatient'),
      description: t('profile.office.minutes', { minutes: pack.minutesPerPatient }),
    });
  return (
    <Card as="section" title={t('profile.office.title')} titleAs="h2">
      <Stack gap="4">
        {facts.length > 0 && <DataList layout="grid" items={facts} />}
        {pack.photos.length > 0 && (
          <ul className={styles.photos}>
            {pack.photos.map((url, index) => (
              <li key={url}>
                <img
                  src={url}
                  alt={t('profile.office.photo', { number: index + 1 })}
                  loading="lazy"
                  className={styles.photo}
                />
              </li>
            ))}
          </ul>
        )}
        {pack.orientation && pack.orientation.length > 0 && (
          <section aria-label={t('profile.office.orientation')}>
            <Text strong>{t('profile.office.orientation')}</Text>
            <ol className={styles.steps}>
              {pack.orientation.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
        {!pack.orientation && (
          <Text size="dense" tone="muted">
            {t('profile.office.orientationLater')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
