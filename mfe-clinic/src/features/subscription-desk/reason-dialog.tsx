import { useId, type FormEvent, type ReactNode } from 'react';
import { LIMITS } from '@tbt/contracts';
import { Banner, Button, Dialog, FormField, Stack, TextArea } from '@tbt/design-system';
import { useText } from '../../texts';
import type { DeskForm } from './use-desk-form';

export interface ReasonDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  form: DeskForm<{ reason: string }>;
  onClose: () => void;
  children?: ReactNode;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, submitLabel, tone = 'primary', form, onClose, children } = props;
  const t = useText();
  const formId = useId();
  const close = () => !form.isSending && onClose();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={title}
      description={description}
      closeLabel={t('clinic.sub.close')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('clinic.desk.notNow')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            loading={form.isSending}
            loadingLabel={t('clinic.desk.sending')}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          form.send();
        }}
      >
        <Stack gap="4">
          {form.problem && (
            <Banner tone="danger" live="alert">
              {form.problem}
            </Banner>
          )}
          {children}
          <FormField
            label={t('clinic.desk.reason')}
            hint={t('clinic.desk.reasonHint')}
            error={form.errorOf('reason')}
            required
          >
            <TextArea
              value={form.values.reason}
              maxLength={LIMITS.deskReasonMax}
              rows={3}
              onChange={({ target }) => form.set({ reason: target.value })}
            />
          </FormField>
        </Stack>
      </form>
    </Dialog>
  );
}
