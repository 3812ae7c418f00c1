import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormField, TextField } from '@tbt/design-system';
import { answer, inPage } from '@tbt/web-kit/testing';
import { CityCheckDocument } from '../generated/graphql';
import { CityCheck } from './city-check';

function CityField() {
  const [city, setCity] = useState('');
  return (
    <CityCheck province="Ontario" city={city} onUse={setCity}>
      <FormField label="City">
        <TextField value={city} onChange={({ target }) => setCity(target.value)} />
      </FormField>
    </CityCheck>
  );
}

const spelling = answer(CityCheckDocument, ({ city }) => ({
  cityCheck: {
    __typename: 'CityCheck',
    isKnown: false,
    suggestion: city === 'Tornto' ? 'Toronto' : null,
  },
}));

const meta = {
  title: 'Features/City check',
  component: CityField,
  parameters: inPage({ at: '/profile', graph: spelling }),
} satisfies Meta<typeof CityField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Similar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Tornto');
    await userEvent.tab();
    await canvas.findByRole('button');
  },
};

export const Unknown: Story = {
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Hameau');
    await userEvent.tab();
    await canvas.findByText(/Hameau/);
  },
};
