import {
  applyToJobRule,
  asksForLicence,
  credentialStage,
  pageMessageText,
  paths,
} from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph, useLocale, useSession } from '@tbt/web-kit';
import { useWaitingMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import { ApplyToJobDocument, type ApplyToJobStateFragment } from '../../generated/graphql';
import { refetchShiftQueries } from '../../parts/shift-act/refetch-shift-queries';
import { useText } from '../../texts';

export interface ApplyFormValues {
  jobId: string;
  message: string;
  hourlyRate: string;
  rate: 'posted' | 'own';
}

/** The match depends on the rate that the professional asks. */
const MATCH_QUERIES = new Set(['JobPage']);

type Day = NonNullable<ApplyToJobStateFragment['series']>['jobs'][number];

const otherOpenDays = (jobId: string, days: readonly Day[]) =>
  days
    .filter((day) => day.id !== jobId && day.status === 'active')
    .map((day) => ({ jobId: day.id, jobRevision: day.revision }));

export function useApplyToJob(
  {
    id: jobId,
    revision,
    series,
    title,
    province,
    myEligibility,
  }: Pick<
    ApplyToJobStateFragment,
    'id' | 'revision' | 'series' | 'title' | 'province' | 'myEligibility'
  >,
  { onSend, isProposal }: { onSend: () => void; isProposal: boolean },
) {
  const graph = useGraph();
  const t = useText();
  const { locale } = useLocale();
  const { viewer } = useSession();
  const { send: apply } = useWaitingMutation(ApplyToJobDocument);
  const usualMessage = pageMessageText(locale, 'application.defaultMessage');

  return useRuleForm<typeof applyToJobRule, ApplyFormValues>(applyToJobRule, {
    defaults: { jobId, message: usualMessage, hourlyRate: '', rate: isProposal ? 'own' : 'posted' },
    keepDraftKey: `${isProposal ? 'propose' : 'apply'}:${viewer?.id ?? ''}:${jobId}`,
    submit: async ({ message, hourlyRate }, typed) => {
      if (typed.rate === 'own' && hourlyRate === null)
        return [{ path: ['hourlyRate'], message: pageMessageText(locale, 'validation.required') }];
      onSend();
      const own = message !== usualMessage ? message : null;
      const input = {
        ...{ jobId, jobRevision: revision },
        ...(series?.isTakenWhole && { otherDays: otherOpenDays(jobId, series.jobs) }),
        ...(own && { message: own }),
        ...(hourlyRate && { hourlyRate }),
      };
      const subject = { name: t('jobs.apply.subject', { title }), path: paths.job(jobId) };
      const { data, isWaiting } = await apply({ input }, subject);
      if (isWaiting) return undefined;
      const errors = data?.applyToJob.errors ?? [];
      // The shift has changed: load it before the next attempt.
      if (errors.some(({ reasons }) => reasons.includes('terms_changed')))
        await (await graph.load()).refetchQueries({ include: 'active' });
      if (errors.length > 0) return errors;
      const sent = isProposal ? 'jobs.apply.proposeSent' : 'jobs.apply.sent';
      void refetchShiftQueries(graph, MATCH_QUERIES);
      const isInReview = credentialStage(myEligibility?.gap) === 'review';
      const proof = asksForLicence(viewer?.role ?? null, province) ? 'licence' : 'certification';
      const detail = isInReview
        ? (`jobs.apply.sentInReview.${proof}` as const)
        : 'jobs.apply.sentDetail';
      toast({ title: t(sent), description: t(detail) });
      return undefined;
    },
    onFailure: (error) =>
      toast({ variant: 'destructive', title: t('jobs.apply.error'), description: detailOf(error) }),
  });
}
