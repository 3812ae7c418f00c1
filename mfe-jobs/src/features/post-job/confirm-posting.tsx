import { useState } from 'react';
import { pageMessageText, paths } from '@tbt/contracts';
import {
  Button,
  Cluster,
  Dialog,
  FormField,
  Icon,
  Stack,
  Text,
  TextArea,
  TextField,
  TextLink,
} from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import type { PostingConcern } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './confirm-posting.module.css';
import type { FrenchText } from './posting-input';
import type { Confirmation } from './use-post-job';

const ICONS = {
  holiday: 'calendar',
  duplicate: 'briefcase',
  french_text: 'globe',
  short_notice: 'clock',
  unusual_rate: 'dollar',
  canadian_experience: 'info',
  unknown_city: 'map-pin',
} as const satisfies Record<PostingConcern, string>;

export interface ConfirmPostingProps {
  confirmation: Confirmation;
  /** Receives the French text to confirm, if any. */
  onConfirm: (french: FrenchText | null) => void;
  onClose: () => void;
}

/** Warnings before posting, none of which prevent it. */
export function ConfirmPosting({ confirmation, onConfirm, onClose }: ConfirmPostingProps) {
  const t = useText();
  const { locale } = useLocale();
  const { input, notes, frenchTitleDraft, frenchDescriptionDraft } = confirmation;
  const asksForFrench =
    Boolean(frenchTitleDraft) || notes.some(({ concern }) => concern === 'french_text');
  const [french, setFrench] = useState<FrenchText>({
    frenchTitle: frenchTitleDraft ?? input.frenchTitle ?? '',
    frenchDescription: frenchDescriptionDraft ?? input.frenchDescription ?? '',
  });
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const lacksTitle = asksForFrench && french.frenchTitle.trim() === '';
    setMissing(lacksTitle);
    if (!lacksTitle) onConfirm(asksForFrench ? french : null);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('jobs.confirm.title')}
      description={t('jobs.confirm.text')}
      closeLabel={t('jobs.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('jobs.confirm.back')}
          </Button>
          <Button onClick={confirm}>
            {t(asksForFrench ? 'jobs.confirm.postWithFrench' : 'jobs.confirm.post')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Notes notes={notes} />
        {asksForFrench && (
          <FrenchDraft
            french={french}
            isDrafted={{
              title: Boolean(frenchTitleDraft),
              description: Boolean(frenchDescriptionDraft),
            }}
            onChange={setFrench}
            error={isMissing ? pageMessageText(locale, 'validation.required') : undefined}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Notes({ notes }: Pick<Confirmation, 'notes'>) {
  const t = useText();
  return (
    <ul className={styles.notes}>
      {notes.map(({ concern, date, message, job }) => (
        <li key={`${concern}:${date ?? ''}:${job?.id ?? ''}`} className={styles.note}>
          <Icon name={ICONS[concern]} />
          <div>
            <Text>{message}</Text>
            {job && (
              <Cluster gap="3">
                <TextLink asChild>
                  <Link to={paths.job(job.id)} target="_blank">
                    {t('jobs.confirm.seeShift', { title: job.title })}
                  </Link>
                </TextLink>
                {job.status === 'active' && (
                  <TextLink asChild>
                    <Link to={paths.emergencyForShift(job.id)}>{t('jobs.own.emergency')}</Link>
                  </TextLink>
                )}
              </Cluster>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function FrenchDraft({
  french,
  isDrafted,
  onChange,
  error,
}: {
  french: FrenchText;
  isDrafted: { title: boolean; description: boolean };
  onChange: (french: FrenchText) => void;
  error: string | undefined;
}) {
  const t = useText();
  return (
    <>
      <FormField
        label={t('jobs.post.frenchTitle')}
        hint={isDrafted.title ? t('jobs.confirm.draftHint') : undefined}
        error={error}
        required
      >
        <TextField
          lang="fr-CA"
          autoComplete="off"
          value={french.frenchTitle}
          onChange={(event) => onChange({ ...french, frenchTitle: event.target.value })}
        />
      </FormField>
      <FormField
        label={t('jobs.post.frenchDescription')}
        hint={isDrafted.description ? t('jobs.confirm.draftHint') : undefined}
      >
        <TextArea
          lang="fr-CA"
          rows={4}
          value={french.frenchDescription}
          onChange={(event) => onChange({ ...french, frenchDescription: event.target.value })}
        />
      </FormField>
    </>
  );
}
