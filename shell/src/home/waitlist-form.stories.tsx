import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage, type RestAnswers } from '@tbt/web-kit/testing';
import type { within } from 'storybook/test';
import { userEvent } from 'storybook/test';
import { WaitlistForm } from './waitlist-form';

type Canvas = ReturnType<typeof within>;

const answering = (answer: RestAnswers[string]) =>
  inPage({ at: '/', requests: { 'POST /api/waitlist': answer } });

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/^Full name/), 'siobhán o’neil');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'siobhan@example.test');
  await userEvent.selectOptions(canvas.getByLabelText(/^Province/), 'Ontario');
  await userEvent.selectOptions(canvas.getByLabelText(/^I am a/), 'hygienist');
}

const send = async (canvas: Canvas) => {
  await fill(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Join Waitlist' }));
};

const meta = {
  title: 'Features/Home/Waitlist',
  component: WaitlistForm,
  parameters: answering({ status: 201, body: {} }),
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof WaitlistForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const Ready: Story = { play: ({ canvas }) => fill(canvas) };

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'robin');
    await userEvent.tab();
  },
};

export const Joining: Story = {
  parameters: answering('pending'),
  play: ({ canvas }) => send(canvas),
};

export const Joined: Story = { play: ({ canvas }) => send(canvas) };

export const Refused: Story = {
  parameters: answering({ status: 429, body: { detail: 'Too many requests.' } }),
  play: ({ canvas }) => send(canvas),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
