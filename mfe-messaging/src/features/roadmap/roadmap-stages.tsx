import { ROADMAP_STAGES } from '@tbt/contracts';
import { Card, Grid, Heading, Stack, Text } from '@tbt/design-system';
import { useFormats, useLocale, useViewerZone } from '@tbt/web-kit';
import type { RoadmapPageQuery } from '../../generated/graphql';
import { useText } from '../../texts';

export function RoadmapStages({ items }: { items: RoadmapPageQuery['roadmap'] }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const zone = useViewerZone();
  return (
    <Grid gap="6">
      {ROADMAP_STAGES.map((stage) => {
        const inStage = items.filter((item) => item.stage === stage);
        return (
          <Stack key={stage} as="section" gap="3" aria-label={t(`roadmap.stage.${stage}`)}>
            <Heading size="h3">{t(`roadmap.stage.${stage}`)}</Heading>
            {inStage.length === 0 && <Text tone="muted">{t(`roadmap.none.${stage}`)}</Text>}
            {inStage.map((item) => (
              <Card key={item.id} variant="outlined" padding="small">
                <Text strong>{locale === 'fr-CA' ? item.titleFr : item.titleEn}</Text>
                <Text size="dense" tone="muted">
                  {t('roadmap.since', { date: formats.instantDate(item.changedAt, zone) })}
                </Text>
              </Card>
            ))}
          </Stack>
        );
      })}
    </Grid>
  );
}
