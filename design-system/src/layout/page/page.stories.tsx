import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { DataList } from '../../components/data-list';
import { TextLink } from '../../components/text-link';
import { Page } from './page';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    title: 'Find jobs',
    description: 'Shifts near you, booked in two taps.',
    eyebrow: <TextLink href="#back">Back to the start</TextLink>,
    actions: <Button variant="secondary">Save this search</Button>,
    children: <p>The content.</p>,
  },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const TitleOnly: Story = {
  args: { description: undefined, actions: undefined, eyebrow: undefined },
};

export const Narrow: Story = { args: { width: 'narrow' } };

export const WithAside: Story = {
  args: {
    asideLabel: 'This shift in short',
    aside: (
      <Card as="div" variant="outlined">
        <DataList
          items={[
            { term: 'Rate', description: '$48.50 / hour' },
            { term: 'Hours', description: '8' },
          ]}
        />
      </Card>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Trouver un quart de travail en hygiène dentaire près de Saint-Jean-sur-Richelieu',
    description:
      'Les quarts de votre région, réservés en deux gestes. Vous voyez le taux, les heures et la distance avant de postuler, et le cabinet vous répond le plus souvent le jour même.',
    actions: (
      <>
        <Button variant="secondary">Enregistrer cette recherche</Button>
        <Button>Publier un quart</Button>
      </>
    ),
  },
};
