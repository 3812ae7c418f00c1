import { useState, type FormEvent } from 'react';
import { LIMITS } from '@tbt/contracts';
import {
  Banner,
  Button,
  Cluster,
  Dialog,
  FormField,
  FormLayout,
  TextArea,
  toast,
} from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { SetHiringInterestDocument, type PersonMenuFragment } from '../generated/graphql';
import { useText } from '../texts';
import { nameOf } from './person-name';

interface HireDialogProps {
  person: Pick<PersonMenuFragment, 'id' | 'firstName' | 'lastName' | 'hiringInterest'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function HireDialog({ person, open, onOpenChange }: HireDialogProps) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [save, { loading }] = useMutation(SetHiringInterestDocument);
  const name = nameOf(person);
  const interest = person.hiringInterest;
  const isStanding = Boolean(interest) && interest?.status !== 'withdrawn';
  const notes = typed ?? interest?.notes ?? '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    // An active interest keeps its status; a withdrawn one starts over.
    const status = isStanding ? null : ('interested' as const);
    try {
      const { data } = await save({
        variables: { input: { professionalId: person.id, status, notes } },
      });
      const problem = data?.setHiringInterest.errors[0];
      if (problem) {
        setError(problem.message);
        return;
      }
      toast({
        title: t(isStanding ? 'peopleUi.hireSaved' : 'peopleUi.hireTold', { name }),
      });
      setTyped(undefined);
      onOpenChange(false);
    } catch (failure) {
      setError(detailOf(failure));
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('peopleUi.hireAsk', { name })}
      description={t(isStanding ? 'peopleUi.hireStanding' : 'peopleUi.hireMeans')}
      closeLabel={t('peopleUi.close')}
    >
      <FormLayout
        aria-label={t('peopleUi.hireAsk', { name })}
        onSubmit={(event) => void send(event)}
      >
        <FormField label={t('peopleUi.notes')} hint={t('peopleUi.notesHint')}>
          <TextArea
            rows={4}
            maxLength={LIMITS.hiringNotesMax}
            value={notes}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormField>
        {error && (
          <Banner tone="danger" live="alert">
            {error}
          </Banner>
        )}
        <Cluster>
          <Button type="submit" loading={loading} loadingLabel={t('peopleUi.working')}>
            {t(isStanding ? 'peopleUi.hireSave' : 'peopleUi.hireYes')}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('peopleUi.cancel')}
          </Button>
        </Cluster>
      </FormLayout>
    </Dialog>
  );
}
