import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DateLine } from './date-line';

const meta = {
  title: 'Content/DateLine',
  component: DateLine,
  args: {
    tile: { weekday: 'Mon', day: '23', month: 'Nov' },
    main: { term: 'Hours', description: '8:00 AM - 4:30 PM' },
    detail: { term: 'Date', description: 'November 23, 2026 · 8.5 h' },
    figure: { term: 'Rate', description: '$47.00', note: 'per hour' },
  },
} satisfies Meta<typeof DateLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Today or tomorrow: highlighted. */
export const Soon: Story = { args: { soon: true } };

/** In the past, or declined. */
export const Past: Story = { args: { past: true } };

/** Without a figure. */
export const WithoutFigure: Story = { args: { figure: undefined, detail: undefined } };

/** In a narrow card the figure wraps below the hours. */
export const Narrow: Story = {
  decorators: [
    (Render) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Render />
      </div>
    ),
  ],
};

/** French times and amounts are longer. */
export const LongTexts: Story = {
  args: {
    tile: { weekday: 'mer.', day: '23', month: 'sept.' },
    main: { term: 'Heures', description: '18 h 30 - 0 h 45 (le lendemain)' },
    detail: { term: 'Date', description: '23 septembre 2026 · 6,25 h' },
    figure: { term: 'Taux', description: '1 047,50 $', note: 'l’heure' },
  },
};
