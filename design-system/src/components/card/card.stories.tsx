import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button } from '../button';
import { Card } from './card';

const meta = {
  title: 'Content/Card',
  component: Card,
  args: {
    title: 'Hygienist, full day',
    titleAs: 'h2',
    subtitle: 'Maple Dental, Winnipeg',
    aside: <Badge tone="success">Urgent</Badge>,
    children: 'Two operatories, one assistant, parking behind the building.',
    footer: <Button fullWidth>Apply now</Button>,
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const TitleOnly: Story = {
  args: { subtitle: undefined, aside: undefined, footer: undefined },
};

export const Interactive: Story = {
  args: { interactive: true, title: <a href="#job">Hygienist, full day</a> },
};

export const Outlined: Story = { args: { variant: 'outlined' } };

export const Sunken: Story = { args: { variant: 'sunken', footer: undefined } };

export const Dense: Story = { args: { padding: 'small', media: <Avatar name="Ana Reyes" /> } };

export const Selected: Story = {
  args: { interactive: true, selected: true, title: <a href="#job">Hygienist, full day</a> },
};

export const Disabled: Story = {
  args: {
    disabled: true,
    aside: <Badge>Filled</Badge>,
    footer: (
      <Button fullWidth disabled>
        Apply now
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: {
    title:
      'Hygiéniste dentaire bilingue pour une journée complète avec chirurgie buccale en matinée',
    subtitle: 'Centre dentaire de Saint-Jean-sur-Richelieu, Saint-Jean-sur-Richelieu (Québec)',
  },
};
