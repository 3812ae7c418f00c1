import { paths } from '@tbt/contracts';
import { Stack, Text, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats } from '@tbt/web-kit';
import type { DeskReportFragment } from '../../generated/graphql';
import styles from '../../parts/support-case/support-case.module.css';
import { useText } from '../../texts';
import { ReportedFiles } from './reported-files';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  role?: string | null;
}

export function ReportPerson({ person }: { person: Person | null | undefined }) {
  const name = useMemberName()(person);
  if (!person?.role) return name;
  const to = person.role === 'clinic' ? paths.clinic(person.id) : paths.professional(person.id);
  return (
    <TextLink asChild>
      <Link to={to}>{name}</Link>
    </TextLink>
  );
}

function Words({ messages }: Pick<DeskReportFragment, 'messages'>) {
  const t = useText();
  const formats = useFormats();
  const nameOf = useMemberName();
  return (
    <ul className={styles.list}>
      {messages.map(({ id, content, sender, sentAt }) => (
        <li key={id} className={styles.answer}>
          <Text size="dense" tone="muted">
            {nameOf(sender)} · {formats.relative(sentAt)}
          </Text>
          <Text className={styles.words}>{content || t('messaging.removed')}</Text>
        </li>
      ))}
    </ul>
  );
}

/** What was reported, and nothing else. */
export function ReportedContext({ report }: { report: DeskReportFragment }) {
  const t = useText();
  const { subject, subjectId, messages, files, job } = report;
  if (subject === 'message' || subject === 'conversation')
    return (
      <Stack gap="3">
        <Words messages={messages} />
        <ReportedFiles files={files} />
      </Stack>
    );
  if (subject === 'job')
    return (
      <Stack gap="2">
        <TextLink asChild>
          <Link to={paths.job(subjectId)}>
            {job?.title ?? t('support.report.jobGone', { id: subjectId })}
          </Link>
        </TextLink>
        {job?.description && <Text className={styles.words}>{job.description}</Text>}
      </Stack>
    );
  if (subject === 'review')
    return (
      <TextLink asChild>
        <Link to={paths.adminMarketplace('reports')}>{t('support.report.decideReview')}</Link>
      </TextLink>
    );
  return null;
}
