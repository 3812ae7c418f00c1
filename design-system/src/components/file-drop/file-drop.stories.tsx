import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { FileDrop } from './file-drop';
import type { FileDropItem } from './file-row';

const licence: FileDropItem = {
  id: '1',
  name: 'licence.pdf',
  sizeText: '1.2 MB',
  state: 'done',
};

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="teal" d="M0 0h4v4H0z"/%3E%3Cpath fill="wheat" d="M1 1h2v3H1z"/%3E%3C/svg%3E';

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Your licence',
    hint: 'PDF, JPG or PNG, at most 5 MB.',
    accept: '.pdf,image/jpeg,image/png',
    maxBytes: 5_000_000,
    multiple: true,
    onFiles: () => undefined,
    onRemove: () => undefined,
    onRetry: () => undefined,
    texts: {
      browse: 'Choose a file',
      drop: 'or drop it here',
      list: 'Files of your licence',
      remove: (name) => `Remove ${name}`,
      retry: (name) => `Try ${name} again`,
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Required: Story = { args: { required: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Chosen: Story = { args: { items: [{ ...licence, state: 'chosen' }] } };

export const Busy: Story = {
  args: {
    items: [
      { ...licence, state: 'uploading', progress: 40, stateText: '0.5 of 1.2 MB' },
      { ...licence, id: '2', name: 'front.jpg', state: 'waiting', stateText: 'Waiting' },
    ],
  },
};

export const Done: Story = { args: { items: [licence] } };

export const WithPreview: Story = {
  args: { items: [{ ...licence, name: 'front.png', previewUrl: picture }] },
};

export const Failed: Story = {
  args: {
    items: [{ ...licence, state: 'failed', stateText: 'The connection was lost at 40 %.' }],
  },
};

export const Invalid: Story = { args: { error: 'notes.txt is not a PDF or a picture.' } };

export const Full: Story = { args: { multiple: false, items: [licence] } };

export const Disabled: Story = { args: { disabled: true, items: [licence] } };

export const LongText: Story = {
  args: {
    label: 'The front and the back of your registration certificate, or both in one file',
    items: [
      {
        ...licence,
        name: 'scan_of_the_registration_certificate_of_the_college_2026_03_09_final_version.pdf',
      },
    ],
  },
};
