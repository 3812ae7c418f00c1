import { useState, type FormEvent } from 'react';
import { useMutation } from '@apollo/client/react';
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
import { detailOf } from '../request';
import { useText } from '../texts';
import { nameOf, type HiringDocument, type RelatedPerson } from './person-documents';

export interface HireDialogProps {
  person: RelatedPerson;
  document: HiringDocument;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function HireDialog({ person, document, open, onOpenChange }: HireDialogProps) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [save, { loading }] = useMutation(document);
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
        title: t(isStanding ? 'webKit.person.hireSaved' : 'webKit.person.hireTold', { name }),
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
      title={t('webKit.person.hireAsk', { name })}
      description={t(isStanding ? 'webKit.person.hireStanding' : 'webKit.person.hireMeans')}
      closeLabel={t('webKit.person.close')}
    >
      <FormLayout
        aria-label={t('webKit.person.hireAsk', { name })}
        onSubmit={(event) => void send(event)}
      >
        <FormField label={t('webKit.person.notes')} hint={t('webKit.person.notesHint')}>
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
          <Button type="submit" loading={loading} loadingLabel={t('webKit.person.working')}>
            {t(isStanding ? 'webKit.person.hireSave' : 'webKit.person.hireYes')}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('webKit.person.cancel')}
          </Button>
        </Cluster>
      </FormLayout>
    </Dialog>
  );
}
