import { paths } from '@tbt/contracts';
import {
  Banner,
  Card,
  DataList,
  ErrorState,
  Page,
  Spinner,
  Stack,
  StatusDot,
  Text,
  TextLink,
  type Tone,
} from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import { overallState, PARTS, REMOTES, type PartState, type SiteStatus } from '../site/site-status';
import { useText } from '../texts';
import { useSiteStatus } from './use-site-status';

const TONES = { works: 'success', slow: 'warning', down: 'danger' } as const satisfies Record<
  PartState,
  Tone
>;
const OVERALL_TONES = { ...TONES, partly: 'warning' } as const;

function Parts({ parts }: Pick<SiteStatus, 'parts'>) {
  const t = useText();
  return (
    <Card as="section" titleAs="h2" title={t('shell.status.parts')}>
      <DataList
        items={PARTS.map((part) => ({
          term: t(`shell.status.part.${part}`),
          description: (
            <StatusDot
              tone={TONES[parts[part]]}
              label={t(`shell.status.part.${part}.${parts[part]}`)}
            />
          ),
        }))}
      />
    </Card>
  );
}

function Versions({ versions }: Pick<SiteStatus, 'versions'>) {
  const t = useText();
  return (
    <Card as="section" titleAs="h2" title={t('shell.status.versions')}>
      <DataList
        items={REMOTES.map((name) => ({
          term: t(`shell.status.remote.${name}`),
          description: versions[name] ?? t('shell.status.notReleased'),
        }))}
      />
    </Card>
  );
}

function Loaded({ status, hasFailed }: { status: SiteStatus; hasFailed: boolean }) {
  const t = useText();
  const { instantDate, instantTime } = useFormats();
  const overall = overallState(status.parts);
  const { checkedAt } = status;
  return (
    <Stack gap="6">
      <Banner
        tone={OVERALL_TONES[overall]}
        title={t(`shell.status.overall.${overall}`)}
        live="status"
      >
        {t(`shell.status.overall.${overall}.hint`)}
      </Banner>
      <Parts parts={status.parts} />
      <Versions versions={status.versions} />
      <Text size="small" tone="muted">
        {t(hasFailed ? 'shell.status.stale' : 'shell.status.checked', {
          date: instantDate(checkedAt),
          time: instantTime(checkedAt),
        })}
      </Text>
      <Text>
        <TextLink asChild>
          <Link to={paths.contact('support')}>{t('shell.status.report')}</Link>
        </TextLink>
      </Text>
    </Stack>
  );
}

/** /status: what works now, in plain words; reads itself again every minute. */
export function StatusPage() {
  const t = useText();
  const { status, hasFailed, retry } = useSiteStatus();
  return (
    <Page
      title={t('shell.route.status.title')}
      description={t('shell.route.status.description')}
      width="text"
    >
      {status && <Loaded status={status} hasFailed={hasFailed} />}
      {!status && !hasFailed && <Spinner label={t('shell.status.loading')} layout="page" />}
      {!status && hasFailed && (
        <ErrorState
          title={t('shell.status.failed')}
          description={t('shell.status.failedHint')}
          retryLabel={t('shell.article.retry')}
          onRetry={retry}
        />
      )}
    </Page>
  );
}
