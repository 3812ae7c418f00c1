import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale, useQuery } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import { ChatShiftDocument, ChatShiftPartsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './chat.module.css';

const NO_JOB = '0';

/** The shift of the conversation: from the address, else the last one referred to. */
export function ChatShift({ otherUserId, jobId }: { otherUserId: number; jobId: number | null }) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const { data } = useQuery(ChatShiftDocument, {
    variables: {
      userId: String(otherUserId),
      jobId: jobId === null ? NO_JOB : String(jobId),
      isNamed: jobId !== null,
    },
    fetchPolicy: 'cache-and-network',
  });
  const job = readFragment(ChatShiftPartsFragmentDoc, data?.job ?? data?.conversationWith?.job);
  if (!job) return null;
  return (
    <aside className={styles.shift} aria-label={t('messaging.shift')}>
      <TextLink asChild>
        <Link to={paths.job(job.id)}>{job.title}</Link>
      </TextLink>
      <Badge>{optionLabel(locale, 'jobStatus', job.status)}</Badge>
      <Text as="span" size="small" tone="muted">
        {formats.date(job.date)}, {formats.timeRange(job.startTime, job.endTime)}
      </Text>
    </aside>
  );
}
