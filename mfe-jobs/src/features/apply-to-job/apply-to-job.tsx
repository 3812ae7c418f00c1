import { useEffect, useRef } from 'react';
import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Button, Cluster, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale, useSession } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ApplyToJobStateFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { useApplyToJob } from './use-apply-to-job';

/** The button, or what became of the application. Clinics see neither: they do not apply. */
export function ApplyToJob({
  job: reference,
}: {
  job: FragmentType<typeof ApplyToJobStateFragmentDoc>;
}) {
  const job = readFragment(ApplyToJobStateFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const { viewer } = useSession();
  const { onApply, isApplying } = useApplyToJob(job.id);
  const status = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isApplied = Boolean(job.myApplication);
  // The button goes away with the focus on it; what became of it takes the focus.
  useEffect(() => {
    if (!isApplied || !hasPressed.current) return;
    hasPressed.current = false;
    if (document.activeElement === document.body) status.current?.focus();
  }, [isApplied]);

  if (viewer?.role === 'clinic') return null;
  if (job.myApplication)
    return (
      <div ref={status} tabIndex={-1}>
        <Cluster gap="3" justify="between">
          <Badge
            tone={job.myApplication.status === 'accepted' ? 'success' : 'info'}
            icon={
              <Icon
                name={job.myApplication.status === 'accepted' ? 'check' : 'clock'}
                size="small"
              />
            }
          >
            {t('jobs.apply.status', {
              status: optionLabel(locale, 'applicationStatus', job.myApplication.status),
            })}
          </Badge>
          <TextLink asChild>
            <Link to={paths.shifts()}>{t('jobs.apply.seeShifts')}</Link>
          </TextLink>
        </Cluster>
      </div>
    );
  if (job.status !== 'active') return <Text tone="muted">{t('jobs.apply.closed')}</Text>;
  return (
    <Button
      fullWidth
      loading={isApplying}
      loadingLabel={t('jobs.apply.sending')}
      onClick={() => {
        hasPressed.current = true;
        void onApply();
      }}
    >
      {t('jobs.apply.button')}
    </Button>
  );
}
