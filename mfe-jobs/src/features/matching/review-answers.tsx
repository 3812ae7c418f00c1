import { Card, Stack, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { HumanReviewEntryFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

export function ReviewAnswers({
  requests,
}: {
  requests: readonly FragmentType<typeof HumanReviewEntryFragmentDoc>[];
}) {
  const t = useText();
  const formats = useFormats();
  const entries = readFragment(HumanReviewEntryFragmentDoc, requests);
  if (entries.length === 0) return null;
  return (
    <Stack gap="3">
      {entries.map(({ id, text, createdAt, answer, job }) => (
        <Card
          key={id}
          variant="outlined"
          padding="small"
          title={job ? job.title : t('jobs.matching.askInGeneral')}
          titleAs="h3"
          subtitle={formats.instantDate(createdAt)}
        >
          <Stack gap="2">
            <Text tone="muted">{text}</Text>
            <Text>{answer ?? t('jobs.matching.noAnswerYet')}</Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
