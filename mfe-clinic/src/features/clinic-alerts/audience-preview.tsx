import { paths } from '@tbt/contracts';
import { Card, Cluster, ErrorState, Spinner, Stack, Text, TextLink } from '@tbt/design-system';
import { detailOf, Link, useFormats } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { AlertAudienceDocument, type AlertAudienceInput } from '../../generated/graphql';
import { useText } from '../../texts';

const REASONS = [
  'favourite',
  'booked_before',
  'booked',
  'role',
  'province',
  'city',
  'educationTier',
  'experienceLevel',
] as const;

/** Whom the alert would reach now, and why a few of them. */
export function AudiencePreview({ audience }: { audience: AlertAudienceInput }) {
  const t = useText();
  const formats = useFormats();
  const { data, previousData, error, refetch } = useQuery(AlertAudienceDocument, {
    variables: { audience },
  });
  const found = (data ?? previousData)?.alertAudience;
  const more = found
    ? found.count - found.sample.filter(({ professional }) => professional).length
    : 0;
  return (
    <Card
      as="section"
      variant="sunken"
      padding="small"
      title={t('clinic.alerts.audience')}
      titleAs="h3"
    >
      {!found && !error && <Spinner label={t('clinic.alerts.counting')} />}
      {!found && error && (
        <ErrorState
          layout="inline"
          title={t('clinic.alerts.countFailed')}
          description={detailOf(error)}
          retryLabel={t('clinic.retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {found && (
        <Stack gap="3">
          <Text role="status" strong>
            {t('clinic.alerts.reach', { count: found.count, shown: formats.number(found.count) })}
          </Text>
          {found.count === 0 && (
            <Text size="dense" tone="muted">
              {t('clinic.alerts.reachNone')}
            </Text>
          )}
          <Stack as="ul" gap="2">
            {found.sample.flatMap(({ professional, reasons }) =>
              professional
                ? [
                    <Cluster as="li" key={professional.id} gap="2">
                      <TextLink asChild>
                        <Link to={paths.professional(professional.id)}>
                          {`${professional.firstName} ${professional.lastName}`}
                        </Link>
                      </TextLink>
                      <Text size="dense" tone="muted">
                        {reasons
                          .flatMap((code) => REASONS.filter((known) => known === code))
                          .map((reason) => t(`clinic.alerts.why.${reason}`))
                          .join(' · ')}
                      </Text>
                    </Cluster>,
                  ]
                : [],
            )}
          </Stack>
          {more > 0 && found.sample.length > 0 && (
            <Text size="dense" tone="muted">
              {t('clinic.alerts.more', { count: more, shown: formats.number(more) })}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}
