import type { FormEvent, ReactNode } from 'react';
import { Banner, Button, Cluster, Dialog, FormLayout } from '@tbt/design-system';
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
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !loading && onClose()}
      title={title}
      description={description}
      closeLabel={t('peopleUi.close')}
    >
      <FormLayout aria-label={title} onSubmit={send}>
        {children}
        {error && (
          <Banner tone="danger" live="alert">
            {error}
          </Banner>
        )}
        <Cluster>
          <Button type="submit" loading={loading} loadingLabel={t('peopleUi.working')}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('peopleUi.cancel')}
          </Button>
        </Cluster>
      </FormLayout>
    </Dialog>
  );
}
