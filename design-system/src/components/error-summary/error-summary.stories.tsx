import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorSummary } from './error-summary';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two answers need another look',
    items: [
      { message: 'Enter a title.', fieldId: 'title' },
      { message: 'The end must be after the start.', fieldId: 'end' },
    ],
    autoFocus: false,
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Linked: Story = {};

export const PlainText: Story = {
  args: { title: 'This could not be sent', items: [{ message: 'Another person was faster.' }] },
};

export const Corrected: Story = {
  args: {
    items: [
      { message: 'Enter a title.', fieldId: 'title', isFixed: true },
      { message: 'The end must be after the start.', fieldId: 'end' },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        message:
          'The end of the shift must be after its start; a shift through the night is posted as two shifts.',
        fieldId: 'end',
      },
      { message: 'Enter a title.', fieldId: 'title' },
    ],
  },
};
