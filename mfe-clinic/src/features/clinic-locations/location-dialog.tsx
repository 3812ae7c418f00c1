import { useId } from 'react';
import { clinicLocationFormRule, optionLabel, PROVINCES } from '@tbt/contracts';
import {
  Banner,
  Button,
  Dialog,
  FormField,
  Grid,
  Select,
  Stack,
  TextArea,
  TextField,
  toast,
} from '@tbt/design-system';
import { detailOf, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import {
  AddClinicLocationDocument,
  EditClinicLocationDocument,
  type ClinicLocationFieldsFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { LocationGuideFields } from './location-guide-fields';

interface LocationDialogProps {
  /** Null for a new one. */
  location: ClinicLocationFieldsFragment | null;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

function valuesOf(location: ClinicLocationFieldsFragment | null) {
  const {
    name = '',
    streetAddress = '',
    city = '',
    province = '',
    postalCode = '',
  } = location ?? {};
  const { phone, parking, floor, software, instruments, scrubs, radiographs } = location ?? {};
  return {
    name,
    streetAddress,
    city,
    province,
    postalCode,
    phone: phone ?? '',
    parking: parking ?? '',
    floor: floor ?? '',
    software: software ?? '',
    instruments: instruments ?? '',
    minutesPerPatient: location?.minutesPerPatient ? String(location.minutesPerPatient) : '',
    scrubs: scrubs ?? '',
    radiographs: radiographs ?? '',
    orientation: (location?.orientation ?? []).join('\n'),
  };
}

export function LocationDialog({ location, onClose, onSaved }: LocationDialogProps) {
  const t = useText();
  const { locale } = useLocale();
  const formId = useId();
  const [add] = useMutation(AddClinicLocationDocument);
  const [edit] = useMutation(EditClinicLocationDocument);
  const form = useRuleForm(clinicLocationFormRule, {
    defaults: valuesOf(location),
    submit: async ({ city, province, ...details }) => {
      const errors = location
        ? (await edit({ variables: { input: { locationId: location.id, ...details } } })).data
            ?.editClinicLocation.errors
        : (await add({ variables: { input: { ...details, city, province } } })).data
            ?.addClinicLocation.errors;
      if (errors && errors.length > 0) return errors;
      toast({ title: t('clinic.locations.saved', { name: details.name }) });
      await onSaved();
      onClose();
      return undefined;
    },
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('clinic.locations.saveFailed'),
        description: detailOf(error),
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !form.isSubmitting && onClose()}
      title={t(location ? 'clinic.locations.edit' : 'clinic.locations.add')}
      description={t(location ? 'clinic.locations.editHint' : 'clinic.locations.addHint')}
      closeLabel={t('clinic.locations.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('clinic.locations.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={form.isSubmitting}
            loadingLabel={t('clinic.locations.saving')}
          >
            {t('clinic.locations.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <Stack gap="4">
          {form.formErrors.map((message) => (
            <Banner key={message} tone="danger" live="alert">
              {message}
            </Banner>
          ))}
          <FormField label={t('clinic.locations.name')} error={form.errorOf('name')} required>
            <TextField autoComplete="off" {...form.register('name')} />
          </FormField>
          <FormField
            label={t('clinic.locations.streetAddress')}
            error={form.errorOf('streetAddress')}
            required
          >
            <TextField autoComplete="street-address" {...form.register('streetAddress')} />
          </FormField>
          <Grid column="small" gap="4">
            {!location && (
              <FormField label={t('clinic.locations.city')} error={form.errorOf('city')} required>
                <TextField autoComplete="address-level2" {...form.register('city')} />
              </FormField>
            )}
            {!location && (
              <FormField
                label={t('clinic.locations.province')}
                error={form.errorOf('province')}
                required
              >
                <Select
                  placeholder={t('clinic.locations.choose')}
                  options={PROVINCES.map((value) => ({
                    value,
                    label: optionLabel(locale, 'province', value),
                  }))}
                  {...form.register('province')}
                />
              </FormField>
            )}
            <FormField
              label={t('clinic.locations.postalCode')}
              error={form.errorOf('postalCode')}
              required
            >
              <TextField autoComplete="postal-code" {...form.register('postalCode')} />
            </FormField>
            <FormField
              label={t('clinic.locations.phone')}
              hint={t('clinic.locations.phoneHint')}
              error={form.errorOf('phone')}
            >
              <TextField type="tel" autoComplete="tel" {...form.register('phone')} />
            </FormField>
          </Grid>
          <FormField
            label={t('clinic.locations.parking')}
            hint={t('clinic.guideHint.parking')}
            error={form.errorOf('parking')}
          >
            <TextArea rows={2} {...form.register('parking')} />
          </FormField>
          <LocationGuideFields form={form} />
        </Stack>
      </form>
    </Dialog>
  );
}
