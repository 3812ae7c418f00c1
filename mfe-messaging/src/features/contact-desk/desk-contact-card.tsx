import { CONTACT_STATUSES, paths } from '@tbt/contracts';
import {
  Badge,
  Card,
  Cluster,
  DataList,
  Disclosure,
  FormField,
  Select,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DeskContactMessageFragmentDoc,
  UpdateContactMessageDocument,
  type DeskContactMessageFragment,
  type UpdateContactMessageInput,
} from '../../generated/graphql';
import { useDeskAct } from '../../parts/desk-act/use-desk-act';
import { Assignment } from '../../parts/support-case/assignment';
import { DueBadge } from '../../parts/support-case/due-badge';
import { Notes } from '../../parts/support-case/notes';
import styles from '../../parts/support-case/support-case.module.css';
import { useStaffName } from '../../parts/support-case/use-staff-name';
import { useText } from '../../texts';
import { ContactAnswerForm } from './contact-answer-form';

type Message = DeskContactMessageFragment;

function Sender({ message: { user, name } }: { message: Message }) {
  if (!user?.role) return name;
  const to = user.role === 'clinic' ? paths.clinic(user.id) : paths.professional(user.id);
  return (
    <TextLink asChild>
      <Link to={to}>{name}</Link>
    </TextLink>
  );
}

function Facts({ message }: { message: Message }) {
  const t = useText();
  const { email, phone, userType, locale } = message;
  return (
    <DataList
      items={[
        { term: t('messaging.contact.email'), description: email },
        ...(phone ? [{ term: t('messaging.contact.phone'), description: phone }] : []),
        {
          term: t('messaging.contact.userType'),
          description: t(
            `messaging.contact.userType.${userType}` as 'messaging.contact.userType.other',
          ),
        },
        {
          term: t('support.language'),
          description: t(locale === 'fr-CA' ? 'support.french' : 'support.english'),
        },
      ]}
    />
  );
}

function Answers({ answers }: Pick<Message, 'answers'>) {
  const formats = useFormats();
  const nameOf = useStaffName();
  return answers.map(({ id, text, author, createdAt }) => (
    <blockquote key={id} className={styles.answer}>
      <Text size="dense" tone="muted">
        {nameOf(author)} · {formats.relative(createdAt)}
      </Text>
      <Text className={styles.words}>{text}</Text>
    </blockquote>
  ));
}

/** A contact message: triage, answers by mail and internal notes. */
export function DeskContactCard({
  message: reference,
}: {
  message: FragmentType<typeof DeskContactMessageFragmentDoc>;
}) {
  const message = readFragment(DeskContactMessageFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const { id: contactMessageId, version, status, notes } = message;
  const { act, loading } = useDeskAct(
    UpdateContactMessageDocument,
    (data) => data.updateContactMessage,
  );
  const update = (change: Omit<UpdateContactMessageInput, 'contactMessageId'>, done: string) =>
    act({ contactMessageId, version, ...change }, done);
  const isWaiting = status === 'new' || status === 'in_progress';
  return (
    <Card
      titleAs="h2"
      title={message.subject}
      subtitle={
        <>
          {t('support.number', { number: contactMessageId })} · <Sender message={message} /> ·{' '}
          {formats.relative(message.createdAt)}
        </>
      }
      aside={
        isWaiting ? (
          <DueBadge dueAt={message.dueAt} />
        ) : (
          <Badge tone="success">{t(`support.contactStatus.${status}`)}</Badge>
        )
      }
    >
      <Stack gap="4">
        <Text className={styles.words}>{message.message}</Text>
        <Facts message={message} />
        <Answers answers={message.answers} />
        <Cluster gap="4">
          <Assignment
            assignee={message.assignee}
            isBusy={loading}
            onChange={(isAssignedToMe) => void update({ isAssignedToMe }, t('support.saved'))}
          />
          <FormField label={t('support.status')}>
            <Select
              value={status}
              disabled={loading}
              options={CONTACT_STATUSES.map((value) => ({
                value,
                label: t(`support.contactStatus.${value}`),
              }))}
              onChange={({ target }) => {
                const next = CONTACT_STATUSES.find((known) => known === target.value);
                if (next) void update({ status: next }, t('support.saved'));
              }}
            />
          </FormField>
        </Cluster>
        <Disclosure summary={t('support.answer')}>
          <ContactAnswerForm
            key={message.answers.length}
            message={message}
            answer={(answer) => update({ answer }, t('support.answered'))}
          />
        </Disclosure>
        <Disclosure summary={t('support.notes', { count: notes.length })}>
          <Notes notes={notes} add={(note) => update({ note }, t('support.saved'))} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
