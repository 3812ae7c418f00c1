import { useId, type FormEvent, type ReactNode } from 'react';
import { Banner, Button, Dialog, FormLayout } from '@tbt/design-system';
import { useText } from '../texts';

export interface ReviewDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  error?: string;
  loading: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A short form about one review; what was typed stays after an error. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { title, description, submitLabel, error, loading, onSubmit, onClose, children } = props;
  const t = useText();
  const formId = useId();
  // Closing while loading would look like a cancellation.
  const leave = () => {
    if (!loading) onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={title}
      description={description}
      closeLabel={t('peopleUi.close')}
      footer={
        <>
          <Button variant="secondary" aria-disabled={loading || undefined} onClick={leave}>
            {t('peopleUi.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={loading}
            loadingLabel={t('peopleUi.working')}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormLayout id={formId} aria-label={title} onSubmit={send}>
        {children}
        {error && (
          <Banner tone="danger" live="alert">
            {error}
          </Banner>
        )}
      </FormLayout>
    </Dialog>
  );
}
