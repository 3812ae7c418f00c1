import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { ContactForm } from './contact-form';

const meta = {
  title: 'Features/Contact/Form',
  component: ContactForm,
  args: { viewer: null },
  parameters: inPage({ at: '/contact' }),
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ContactForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SignedIn: Story = { args: { viewer: fakeViewer('clinic') } };

export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
