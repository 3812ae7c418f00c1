import { useId, useState, type FormEvent } from 'react';
import { LIMITS } from '@tbt/contracts';
import {
  Banner,
  Button,
  Dialog,
  FormField,
  Stack,
  Text,
  TextField,
  toast,
} from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { SavedSearchesDocument, SaveSearchDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { toGraphFilter, type ProfessionalFilters } from './use-professional-filters';

export function SaveSearchDialog({
  filters,
  onClose,
}: {
  filters: ProfessionalFilters;
  onClose: () => void;
}) {
  const t = useText();
  const formId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const [save, { loading }] = useMutation(SaveSearchDocument, {
    refetchQueries: [SavedSearchesDocument],
  });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    setProblem(name.trim() === '' ? t('clinic.saved.nameMissing') : undefined);
    if (name.trim() === '') return;
    try {
      const input = { name, filter: toGraphFilter(filters) };
      const { data } = await save({ variables: { input } });
      const [refusal] = data?.saveSearch.errors ?? [];
      if (!refusal) {
        toast({ title: t('clinic.saved.done', { name: name.trim() }) });
        onClose();
      } else if (refusal.path[0] === 'name') setProblem(refusal.message);
      else setError(refusal.message);
    } catch (failure) {
      setError(detailOf(failure));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !loading && onClose()}
      title={t('clinic.saved.save')}
      description={t('clinic.saved.hint')}
      closeLabel={t('clinic.saved.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('clinic.saved.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={loading}>
            {t('clinic.saved.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="4">
          {error && (
            <Banner tone="danger" live="alert">
              {error}
            </Banner>
          )}
          {filters.maxDistance && <Text size="dense">{t('clinic.saved.distance')}</Text>}
          <FormField label={t('clinic.saved.name')} error={problem} required>
            <TextField
              value={name}
              maxLength={LIMITS.savedSearchNameMax}
              onChange={({ target }) => setName(target.value)}
            />
          </FormField>
        </Stack>
      </form>
    </Dialog>
  );
}
