import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, toastOutcome, useFormats, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import { FoundShiftFragmentDoc, MarkFoundShiftDocument } from '../../generated/graphql';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';

const PERCENT = 100;

/** `criterion:value` in words. */
function useReason() {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  return (reason: string): string => {
    const [criterion = '', value = ''] = reason.split(/:(.*)/s);
    const texts: Record<string, () => string> = {
      role: () => optionLabel(locale, 'role', value),
      province: () => optionLabel(locale, 'province', value),
      city: () => value,
      rate: () => t('jobs.alerts.reason.rate', { rate: formats.currency(value) }),
      distance: () => t('jobs.alerts.reason.distance', { km: value }),
      jobType: () => optionLabel(locale, 'jobType', value),
      day: () => t(`jobs.alerts.day.${value as 'Monday'}`),
    };
    return texts[criterion]?.() ?? value;
  };
}

/** A shift that an alert found: score, reasons, and whether it was read or acted on. */
export function FoundShift({
  found: reference,
}: {
  found: FragmentType<typeof FoundShiftFragmentDoc>;
}) {
  const { id, job, shift, matchScore, matchReasons, status } = readFragment(
    FoundShiftFragmentDoc,
    reference,
  );
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const reasonText = useReason();
  const [mark, { loading }] = useMutation(MarkFoundShiftDocument);
  const marked = async (as: 'read' | 'acted') =>
    (await mark({ variables: { input: { notificationId: id, mark: as } } })).data
      ?.markJobAlertNotification.errors ?? [];
  const onOpen = () => {
    if (status === 'sent') void marked('read').catch(() => undefined);
  };
  const onActed = () =>
    toastOutcome(() => marked('acted'), {
      done: t('jobs.alerts.markedDone'),
      failed: t('jobs.alerts.markFailed'),
    });
  const points = Math.round(Number(matchScore) * PERCENT);
  return (
    <Card
      title={
        job ? (
          <TextLink asChild>
            <Link to={paths.job(job.id)} onClick={onOpen}>
              {job.title}
            </Link>
          </TextLink>
        ) : (
          t(shift ? 'jobs.alerts.closedTitle' : 'jobs.alerts.gone', {
            role: shift ? optionLabel(locale, 'role', shift.role) : '',
            date: shift ? formats.date(shift.date) : '',
          })
        )
      }
      titleAs="h3"
      subtitle={job?.city ?? shift?.city}
      aside={
        <Cluster gap="2">
          {status === 'sent' && job && <Badge tone="info">{t('jobs.alerts.new')}</Badge>}
          {status === 'acted' && <Badge tone="neutral">{t('jobs.alerts.acted')}</Badge>}
        </Cluster>
      }
      footer={
        status === 'acted' || !job ? undefined : (
          <Button
            variant="ghost"
            size="small"
            loading={loading}
            aria-label={t('jobs.alerts.markDoneOne', { title: job.title })}
            onClick={() => void onActed()}
          >
            {t('jobs.alerts.markDone')}
          </Button>
        )
      }
    >
      <Stack gap="3">
        {job && <ShiftLine {...job} />}
        {(job ?? shift) && (
          <Cluster>
            {job ? (
              <Badge tone="success">{t('jobs.alerts.score', { points })}</Badge>
            ) : (
              <Badge tone="neutral">{t('jobs.alerts.closed')}</Badge>
            )}
          </Cluster>
        )}
        <Text size="small" tone="muted">
          {t('jobs.alerts.because', { reasons: matchReasons.map(reasonText).join(' · ') })}
        </Text>
      </Stack>
    </Card>
  );
}
