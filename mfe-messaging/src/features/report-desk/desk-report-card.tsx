import { SUPPORT_REPORT_OUTCOMES } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, DataList, Disclosure, Stack } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DeskReportFragmentDoc,
  UpdateReportDocument,
  type UpdateReportInput,
} from '../../generated/graphql';
import { useDeskAct } from '../../parts/desk-act/use-desk-act';
import { Assignment } from '../../parts/support-case/assignment';
import { DueBadge } from '../../parts/support-case/due-badge';
import { Notes } from '../../parts/support-case/notes';
import { useText } from '../../texts';
import { ReportedContext, ReportPerson } from './reported-context';

/** A report with its context, triage, decision and internal notes. */
export function DeskReportCard({
  report: reference,
}: {
  report: FragmentType<typeof DeskReportFragmentDoc>;
}) {
  const report = readFragment(DeskReportFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const { id: reportId, version, subject, status, outcome, notes, statement } = report;
  const { act, loading } = useDeskAct(UpdateReportDocument, (data) => data.updateReport);
  const update = (change: Omit<UpdateReportInput, 'reportId'>, done: string) =>
    act({ reportId, version, ...change }, done);
  const isClosed = status === 'closed';
  return (
    <Card
      titleAs="h2"
      title={t(`support.report.subject.${subject}`)}
      subtitle={
        <>
          {t('support.number', { number: reportId })} · {formats.relative(report.createdAt)}
        </>
      }
      aside={
        isClosed ? (
          <Badge tone={outcome === 'acted' ? 'success' : 'neutral'}>
            {t(outcome ? `support.report.outcome.${outcome}` : 'support.reportStatus.closed')}
          </Badge>
        ) : (
          <DueBadge dueAt={report.dueAt} />
        )
      }
    >
      <Stack gap="4">
        <DataList
          items={[
            {
              term: t('support.report.about'),
              description: <ReportPerson person={report.aboutUser} />,
            },
            {
              term: t('support.report.by'),
              description: report.isAutomatic ? (
                t('support.report.bySite')
              ) : (
                <ReportPerson person={report.reporter} />
              ),
            },
            {
              term: t('support.report.reason'),
              description: t(`support.report.reason.${report.reason as 'other'}`),
            },
            ...(statement ? [{ term: t('support.report.statement'), description: statement }] : []),
          ]}
        />
        <ReportedContext report={report} />
        <Assignment
          assignee={report.assignee}
          isBusy={loading}
          onChange={(isAssignedToMe) => void update({ isAssignedToMe }, t('support.saved'))}
        />
        {!isClosed && subject !== 'review' && (
          <Cluster gap="2">
            {SUPPORT_REPORT_OUTCOMES.map((value) => (
              <Button
                key={value}
                variant={value === 'acted' ? 'primary' : 'secondary'}
                disabled={loading}
                onClick={() => void update({ outcome: value }, t('support.report.closed'))}
              >
                {t(`support.report.decide.${value}`)}
              </Button>
            ))}
          </Cluster>
        )}
        <Disclosure summary={t('support.notes', { count: notes.length })}>
          <Notes notes={notes} add={(note) => update({ note }, t('support.saved'))} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
