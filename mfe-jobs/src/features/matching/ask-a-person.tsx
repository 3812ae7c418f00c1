import { useState, type SyntheticEvent } from 'react';
import { LIMITS } from '@tbt/contracts';
import { Button, FormField, Select, Stack, Text, TextArea, toast } from '@tbt/design-system';
import { detailOf, useMutation, useSession, useTextDraft } from '@tbt/web-kit';
import { RequestHumanReviewDocument } from '../../generated/graphql';
import { useText } from '../../texts';

export interface AskAPersonProps {
  /** Shifts that the question may be about. */
  shifts: readonly { id: string; title: string }[];
  /** Called when the question is on its way. */
  onSent: () => void;
}

/** Asks a person to look at what the ranking did; what is typed stays until it is sent. */
export function AskAPerson({ shifts, onSent }: AskAPersonProps) {
  const t = useText();
  const { viewer } = useSession();
  const [text, setText] = useTextDraft(`matching-review-${viewer?.id ?? ''}`);
  const [jobId, setJobId] = useState('');
  const [problem, setProblem] = useState<string>();
  const [ask, { loading }] = useMutation(RequestHumanReviewDocument);

  const send = async () => {
    try {
      const { data } = await ask({ variables: { input: { text, jobId: jobId || null } } });
      const error = data?.requestHumanReview.errors[0];
      if (error) return setProblem(error.message);
      setText('');
      onSent();
      return toast({
        title: t('jobs.matching.asked'),
        description: t('jobs.matching.askedDetail'),
      });
    } catch (error) {
      return setProblem(detailOf(error));
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setProblem(isBlank ? t('jobs.matching.askBlank') : undefined);
    if (!isBlank) void send();
  };
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('jobs.matching.ask')}>
      <Stack gap="3">
        <Text tone="muted">{t('jobs.matching.askHint')}</Text>
        {shifts.length > 0 && (
          <FormField label={t('jobs.matching.askAbout')}>
            <Select
              value={jobId}
              onChange={(event) => setJobId(event.target.value)}
              options={[
                { value: '', label: t('jobs.matching.askInGeneral') },
                ...shifts.map(({ id, title }) => ({ value: id, label: title })),
              ]}
            />
          </FormField>
        )}
        <FormField label={t('jobs.matching.question')} error={problem} required>
          <TextArea
            rows={3}
            maxLength={LIMITS.humanReviewMax}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FormField>
        <div>
          <Button type="submit" variant="secondary" loading={loading}>
            {t('jobs.matching.askSend')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
