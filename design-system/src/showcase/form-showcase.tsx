import { CheckboxGroup, ErrorSummary, TimeField } from '../fields';
import {
  Button,
  Checkbox,
  DateField,
  FormActions,
  FormField,
  FormLayout,
  FormSection,
  Page,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  TextLink,
  PasswordField,
} from '../index';

/** A long form with errors, help and every kind of control. */
export function FormShowcase() {
  return (
    <Page
      width="narrow"
      title="Post a shift"
      description="Offices that post a day or two ahead fill nine of ten chairs."
      eyebrow={<TextLink href="#jobs">Back to the list</TextLink>}
    >
      <FormLayout aria-label="Post a shift">
        <ErrorSummary
          autoFocus={false}
          title="Two answers need another look"
          items={[
            { message: 'Enter a title.', fieldId: 'title' },
            { message: 'The end must be after the start.', fieldId: 'end' },
          ]}
        />
        <FormSection title="Job basics" description="What you need and from whom." columns={2}>
          <div data-span="all">
            <FormField id="title" label="Title" required error="Enter a title.">
              <TextField placeholder="Hygienist, full day" />
            </FormField>
          </div>
          <RadioGroup
            legend="Role"
            name="role"
            layout="cards"
            defaultValue="hygienist"
            required
            options={[
              { value: 'hygienist', label: 'Dental hygienist', hint: 'Licensed' },
              { value: 'assistant', label: 'Dental assistant', hint: 'Certified' },
            ]}
          />
          <FormField label="Password" hint="At least 8 characters.">
            <PasswordField
              showLabel="Show"
              hideLabel="Hide"
              defaultValue="correct horse"
              autoComplete="off"
            />
          </FormField>
          <FormField label="Province" required>
            <Select
              placeholder="Choose a province"
              options={[{ value: 'MB', label: 'Manitoba' }]}
            />
          </FormField>
        </FormSection>
        <FormSection title="Schedule and pay" columns={3}>
          <FormField label="Date" required>
            <DateField defaultValue="2026-03-09" />
          </FormField>
          <FormField label="Starts at" required>
            <TimeField defaultValue="08:00" />
          </FormField>
          <FormField id="end" label="Ends at" required error="The end must be after the start.">
            <TimeField defaultValue="07:30" />
          </FormField>
          <FormField label="Hourly rate" optionalLabel="optional">
            <TextField prefix="$" suffix="/ hour" inputMode="decimal" defaultValue="48.50" />
          </FormField>
          <FormField label="Office" hint="From your profile.">
            <TextField disabled defaultValue="Maple Dental" />
          </FormField>
        </FormSection>
        <FormSection title="Details">
          <FormField label="Description" required>
            <TextArea
              rows={4}
              defaultValue={'Two operatories, one assistant.\nParking behind the building.'}
            />
          </FormField>
          <CheckboxGroup
            legend="Software you use"
            name="software"
            layout="columns"
            defaultValue={['first', 'third']}
            hint="Choose all that fit."
            options={[
              { value: 'first', label: 'ClearDent' },
              { value: 'second', label: 'Dentrix' },
              { value: 'third', label: 'Tracker' },
              { value: 'fourth', label: 'None of these', disabled: true },
            ]}
          />
          <Checkbox
            label="This is urgent"
            hint="Shown with a green mark in the list."
            defaultChecked
          />
        </FormSection>
        <FormActions>
          <Button type="submit">Post shift</Button>
          <Button variant="secondary">Cancel</Button>
        </FormActions>
      </FormLayout>
    </Page>
  );
}
