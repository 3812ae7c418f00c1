import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../components/button';
import { FormField } from '../../components/form-field';
import { Select } from '../../components/select';
import { TextField } from '../../components/text-field';
import { FormActions } from './form-actions';
import { FormSection } from './form-section';
import { FormLayout } from './form-layout';

const meta = {
  title: 'Layout/FormLayout',
  component: FormLayout,
  args: {
    'aria-label': 'Post a shift',
    children: (
      <>
        <FormSection title="Job basics" columns={2}>
          <FormField label="Title" required>
            <TextField />
          </FormField>
          <FormField label="Role" required>
            <Select placeholder="Choose a role" options={[{ value: 'a', label: 'Assistant' }]} />
          </FormField>
        </FormSection>
        <FormSection title="Compensation" description="Arranged directly." columns={2}>
          <FormField label="Hourly rate">
            <TextField prefix="$" inputMode="decimal" />
          </FormField>
        </FormSection>
        <FormActions>
          <Button type="submit">Post shift</Button>
          <Button variant="secondary">Cancel</Button>
        </FormActions>
      </>
    ),
  },
} satisfies Meta<typeof FormLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSections: Story = {};

const questions = (title: string, layout: 'stacked' | 'beside') => (
  <FormSection key={title} title={title} description="As it stands on your papers." layout={layout}>
    {['First', 'Second', 'Third', 'Fourth'].map((label) => (
      <FormField key={label} label={`${label} answer`}>
        <TextField />
      </FormField>
    ))}
  </FormSection>
);

const parts = ['Job basics', 'Date and time', 'Compensation', 'The office'];

const bar = (
  <FormActions sticky align="end" note="Saved at 6:42">
    <Button variant="secondary">Save as draft</Button>
    <Button type="submit">Post shift</Button>
  </FormActions>
);

export const StickyActions: Story = {
  args: {
    children: (
      <>
        {parts.map((title) => questions(title, 'stacked'))}
        {bar}
      </>
    ),
  },
};

export const TitlesBeside: Story = {
  args: {
    children: (
      <>
        {parts.map((title) => questions(title, 'beside'))}
        {bar}
      </>
    ),
  },
};

export const ActionsAtTheEnd: Story = {
  args: {
    children: (
      <FormActions align="end">
        <Button variant="secondary">Cancel</Button>
        <Button type="submit">Save</Button>
      </FormActions>
    ),
  },
};
