import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './file-button';

const fileOf = (name: string, type: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

function renderButton() {
  const onFiles = jest.fn();
  const onRefuse = jest.fn();
  render(
    <FileButton
      label="Attach files"
      accept="application/pdf"
      maxBytes={20}
      maxFiles={3}
      present={2}
      onFiles={onFiles}
      onRefuse={onRefuse}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Attach files', { selector: 'input' });
  return { onFiles, onRefuse, input };
}

it('opens the file picker', async () => {
  const { input } = renderButton();
  const click = jest.spyOn(input, 'click');
  await userEvent.click(screen.getByRole('button', { name: 'Attach files' }));
  expect(click).toHaveBeenCalledTimes(1);
});

it('gives the files within the limits and reports the others', async () => {
  const { input, onFiles, onRefuse } = renderButton();
  const plan = fileOf('plan.pdf', 'application/pdf');
  const next = fileOf('next.pdf', 'application/pdf');
  const long = fileOf('long.pdf', 'application/pdf', 30);
  await userEvent.upload(input, [plan, next, long]);
  expect(onFiles).toHaveBeenCalledWith([plan]);
  expect(onRefuse).toHaveBeenCalledWith([
    { file: next, problem: 'count' },
    { file: long, problem: 'size' },
  ]);
});
