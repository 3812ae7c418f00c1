import { useState, type FormEvent } from 'react';
import { LIMITS } from '@tbt/contracts';
import { Button, Cluster, FormField, Stack, Text, TextArea } from '@tbt/design-system';
import { useFormats, type UserErrorLike } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { NoteItemFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { useStaffName } from './use-staff-name';
import styles from './support-case.module.css';

function Note({ note: reference }: { note: FragmentType<typeof NoteItemFragmentDoc> }) {
  const { text, author, createdAt } = readFragment(NoteItemFragmentDoc, reference);
  const formats = useFormats();
  const nameOf = useStaffName();
  return (
    <li>
      <Text size="dense" tone="muted">
        {nameOf(author)} · {formats.relative(createdAt)}
      </Text>
      <Text className={styles.words}>{text}</Text>
    </li>
  );
}

export interface NotesProps {
  notes: readonly ({ id: string } & FragmentType<typeof NoteItemFragmentDoc>)[];
  add: (note: string) => Promise<readonly UserErrorLike[]>;
}

/** What administrators noted; the other side never sees it. */
export function Notes({ notes, add }: NotesProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const [problem] = await add(note);
    setSending(false);
    setError(problem?.message);
    if (!problem) setNote('');
  };
  return (
    <Stack gap="4">
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((item) => (
            <Note key={item.id} note={item} />
          ))}
        </ul>
      )}
      <form noValidate aria-label={t('support.note')} onSubmit={(event) => void send(event)}>
        <Stack gap="3">
          <FormField label={t('support.note')} hint={t('support.noteHint')} error={error}>
            <TextArea
              rows={2}
              maxLength={LIMITS.supportNoteMax}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </FormField>
          <Cluster>
            <Button
              type="submit"
              variant="secondary"
              loading={isSending}
              loadingLabel={t('support.saving')}
            >
              {t('support.addNote')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Stack>
  );
}
