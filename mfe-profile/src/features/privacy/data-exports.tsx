import {
  Badge,
  Button,
  Card,
  Cluster,
  Progress,
  Stack,
  Text,
  TextLink,
  toast,
} from '@tbt/design-system';
import { detailOf, useFormats } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import { DataExportsFragmentDoc, RequestDataExportDocument } from '../../generated/graphql';
import { useText } from '../../texts';

type Props = {
  person: FragmentType<typeof DataExportsFragmentDoc>;
  /** Refetches after a request. */
  onAsked: () => void;
};

/** Data exports: request, progress and download. */
export function DataExports({ person, onAsked }: Props) {
  const t = useText();
  const formats = useFormats();
  const { dataExports } = readFragment(DataExportsFragmentDoc, person);
  const [request, { loading }] = useMutation(RequestDataExportDocument);
  const isCollecting = dataExports.some(({ status }) => status === 'collecting');

  const ask = async () => {
    const failed = (description: string) =>
      toast({ variant: 'destructive', title: t('privacy.export.failed'), description });
    try {
      const { data } = await request();
      const problem = data?.requestDataExport.errors[0];
      if (problem) failed(problem.message);
      onAsked();
    } catch (error) {
      failed(detailOf(error));
    }
  };

  return (
    <Card as="section" titleAs="h2" title={t('privacy.export.title')}>
      <Stack gap="4">
        <Text tone="muted">{t('privacy.export.lead')}</Text>
        {dataExports.length === 0 && <Text>{t('privacy.export.none')}</Text>}
        {dataExports.map(({ id, status, partsDone, partsTotal, requestedAt, expiresAt, url }) => (
          <Stack key={id} gap="2">
            <Cluster gap="3">
              <Text strong>
                {t('privacy.export.of', { date: formats.instantDate(requestedAt) })}
              </Text>
              <Badge tone={status === 'ready' ? 'success' : 'neutral'}>
                {t(`privacy.export.${status}`)}
              </Badge>
              {url && (
                <TextLink href={url} download>
                  {t('privacy.export.fetch')}
                </TextLink>
              )}
            </Cluster>
            {status === 'collecting' && (
              <Progress
                label={t('privacy.export.collecting')}
                value={partsDone}
                max={partsTotal}
                valueText={t('privacy.export.progress', { done: partsDone, total: partsTotal })}
              />
            )}
            {status === 'ready' && expiresAt && (
              <Text size="small" tone="muted">
                {t('privacy.export.until', { date: formats.instantDate(expiresAt) })}
              </Text>
            )}
          </Stack>
        ))}
        <Cluster>
          <Button
            variant="secondary"
            loading={loading}
            disabled={isCollecting}
            onClick={() => void ask()}
          >
            {t('privacy.export.ask')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
