import { paths } from '@tbt/contracts';
import { Page, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, RequireSession } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { FeedbackForm } from '../features/feedback/feedback-form';
import { OwnFeedback } from '../features/feedback/own-feedback';
import { FeedbackPageDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 10;

function FeedbackOfViewer() {
  const list = useConnection(
    FeedbackPageDocument,
    { first: PAGE_SIZE },
    (data) => data.myFeedback,
    { fetchPolicy: 'cache-and-network' },
  );
  return (
    <Stack gap="10">
      <FeedbackForm onSent={list.retry} />
      <OwnFeedback list={list} />
    </Stack>
  );
}

/** /feedback: a rating in teeth, and what became of earlier ones. */
export function FeedbackPage() {
  const t = useText();
  return (
    <Page title={t('feedback.title')} description={t('feedback.lead')} width="text">
      <Stack gap="8">
        <Text>
          <TextLink asChild>
            <Link to={paths.roadmap()}>{t('feedback.seeRoadmap')}</Link>
          </TextLink>
        </Text>
        <RequireSession reason={t('feedback.signIn')}>
          <FeedbackOfViewer />
        </RequireSession>
      </Stack>
    </Page>
  );
}
