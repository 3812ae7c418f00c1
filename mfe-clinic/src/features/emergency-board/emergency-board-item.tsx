import { useState } from 'react';
import { EMERGENCY_TERMS, optionLabel, paths } from '@tbt/contracts';
import {
  Badge,
  Banner,
  Button,
  Card,
  Cluster,
  DataList,
  Stack,
  Text,
  TextLink,
  type Tone,
} from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats, useLocale, useNow, useReadsOnly } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { EmergencyBoardItemFragmentDoc } from '../../generated/graphql';
import { onShiftClock } from '../../parts/shift-clock';
import { useSpanText } from '../../parts/use-span-text';
import { useText } from '../../texts';
import { CancelEmergencyDialog } from './cancel-emergency-dialog';
import { ResumeBanner } from './resume-banner';
import { useArrivalText } from './use-arrival-text';

export type BoardItem = FragmentType<typeof EmergencyBoardItemFragmentDoc>;

const MINUTE = 60_000;

const TONES: Readonly<Record<string, Tone>> = {
  active: 'info',
  filled: 'success',
  expired: 'warning',
};
const KNOWN = ['active', 'filled', 'cancelled', 'expired'] as const;
const HINTS = ['radius', 'time', 'credential'] as const;

/** One request: its waves, its answers, and what would widen the field. */
export function EmergencyBoardItem({
  request,
  onChanged,
}: {
  request: BoardItem;
  onChanged: () => void;
}) {
  const t = useText();
  const nameOf = useMemberName();
  const { locale } = useLocale();
  const formats = useFormats();
  const readsOnly = useReadsOnly();
  const moment = useNow(MINUTE);
  const [isCancelling, setCancelling] = useState(false);
  const item = readFragment(EmergencyBoardItemFragmentDoc, request);
  const status = KNOWN.find((each) => each === item.status) ?? 'active';
  const isActive = status === 'active';
  const isPaused = isActive && !item.nextWaveAt && item.wave < EMERGENCY_TERMS.waves;
  const applied = item.job?.pendingApplicationCount ?? 0;
  const spanText = useSpanText();
  const coming = useArrivalText()(item);
  const hints = item.widening.flatMap(({ code, count, radius }) => {
    const known = HINTS.find((each) => each === code);
    return known ? [t(`clinic.emergency.widen.${known}`, { count, radius: radius ?? 0 })] : [];
  });
  return (
    <Card
      title={item.title}
      titleAs="h3"
      subtitle={[
        optionLabel(locale, 'role', item.role),
        spanText(item),
        // A counter-offer may have been accepted.
        t('clinic.emergency.perHour', {
          rate: formats.currency(item.job?.booking?.hourlyRate ?? item.hourlyRate),
        }),
      ].join(' · ')}
      aside={<Badge tone={TONES[status]}>{t(`clinic.emergency.status.${status}`)}</Badge>}
      footer={
        isActive &&
        !readsOnly && (
          <Button variant="secondary" size="small" onClick={() => setCancelling(true)}>
            {t('clinic.emergency.cancel')}
          </Button>
        )
      }
    >
      <Stack gap="4">
        {coming && <Banner tone="success" title={coming} />}
        {item.waves.length === 0 && isActive && (
          <Banner tone="warning" title={t('clinic.emergency.noneAsked')} live="status">
            {hints.length > 0 ? (
              <Stack as="ul" gap="1">
                {hints.map((hint) => (
                  <li key={hint}>{hint}</li>
                ))}
              </Stack>
            ) : (
              t('clinic.emergency.widen.none')
            )}
          </Banner>
        )}
        {item.waves.length > 0 && (
          <DataList
            items={item.waves.map(({ wave, asked, declined, at }, index) => ({
              term: t('clinic.emergency.wave', { wave: index + 1 }),
              description: [
                t('clinic.emergency.asked', { count: asked, time: formats.instantTime(at), wave }),
                ...(declined > 0 ? [t('clinic.emergency.declinedCount', { count: declined })] : []),
              ].join(' · '),
            }))}
          />
        )}
        {isPaused && !readsOnly && <ResumeBanner id={item.id} onChanged={onChanged} />}
        {isActive && !isPaused && item.waves.length > 0 && (
          <Text size="dense" tone="muted" role="status">
            {!item.nextWaveAt
              ? t('clinic.emergency.lastWave')
              : new Date(item.nextWaveAt) <= moment
                ? t('clinic.emergency.nextWaveNow')
                : t('clinic.emergency.nextWave', { time: formats.instantTime(item.nextWaveAt) })}
          </Text>
        )}
        {item.responses.length > 0 && (
          <Stack as="ul" gap="2">
            {item.responses.map(({ id, professional, estimatedArrival, message, ...answer }) => (
              <li key={id}>
                <Cluster gap="2">
                  {professional ? (
                    <TextLink asChild>
                      <Link to={paths.professional(professional.id)}>{nameOf(professional)}</Link>
                    </TextLink>
                  ) : (
                    <Text>{nameOf(null)}</Text>
                  )}
                  <Text size="dense" tone="muted">
                    {t('clinic.emergency.arrives', {
                      time: formats.time(onShiftClock(item, estimatedArrival).time),
                    })}
                  </Text>
                  {answer.status === 'assigned' && (
                    <Badge tone="success">{t('clinic.emergency.booked')}</Badge>
                  )}
                </Cluster>
                {message && <Text size="dense">{message}</Text>}
              </li>
            ))}
          </Stack>
        )}
        {item.job && applied > 0 && (
          <Cluster gap="3">
            <Text>{t('clinic.emergency.applied', { count: applied })}</Text>
            <TextLink asChild>
              <Link to={paths.shiftCandidates(item.job.id)}>{t('clinic.emergency.answer')}</Link>
            </TextLink>
          </Cluster>
        )}
        {item.job?.booking && (
          <Cluster>
            <TextLink asChild>
              <Link to={paths.booking(item.job.booking.id)}>
                {t('clinic.emergency.openBooking')}
              </Link>
            </TextLink>
          </Cluster>
        )}
        {status === 'expired' && !readsOnly && (
          <Text size="dense" tone="muted">
            {t('clinic.emergency.expiredText')}{' '}
            <TextLink asChild>
              <Link to={paths.postJob()}>{t('clinic.emergency.postShift')}</Link>
            </TextLink>
          </Text>
        )}
      </Stack>
      {isCancelling && (
        <CancelEmergencyDialog
          id={item.id}
          onClose={() => setCancelling(false)}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
}
