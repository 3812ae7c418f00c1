import { useState } from 'react';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop, type FileDropProps } from './file-drop';
import { fitsAccept, sortFiles } from './file-limits';

const fileOf = (name: string, type: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });
const pdf = fileOf('licence.pdf', 'application/pdf');
const photo = fileOf('front.jpg', 'image/jpeg');
const note = fileOf('note.txt', 'text/plain');

const texts = {
  browse: 'Choose a file',
  drop: 'or drop it here',
  list: 'Files',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
};

function renderDrop(props: Partial<FileDropProps> = {}) {
  const onFiles = jest.fn();
  const onRefuse = jest.fn();
  render(
    <FileDrop label="Licence" texts={texts} onFiles={onFiles} onRefuse={onRefuse} {...props} />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Licence Choose a file');
  return { onFiles, onRefuse, input, area: input.closest('label')! };
}

const drop = (element: Element, files: readonly File[], type = 'Files') =>
  fireEvent.drop(element, { dataTransfer: { types: [type], files } });

it.each([
  [pdf, '.pdf', true],
  [pdf, '.PDF , image/*', true],
  [photo, 'image/*', true],
  [photo, 'image/png', false],
  [note, 'application/pdf,.doc', false],
  [note, undefined, true],
])('knows what is taken (%#)', (file, accept, expected) => {
  expect(fitsAccept(file, accept)).toBe(expected);
});

it('names the first reason against a file', () => {
  const large = fileOf('large.pdf', 'application/pdf', 200);
  const limits = { accept: '.pdf,image/*', maxBytes: 100, maxFiles: 2 };
  const { taken, refused } = sortFiles([pdf, note, large, photo], limits, 1);
  expect(taken).toEqual([pdf]);
  expect(refused.map(({ problem }) => problem)).toEqual(['type', 'size', 'count']);
});

it('is keyboard accessible and accepts selected files, the same one again too', async () => {
  const { onFiles, input } = renderDrop({ hint: 'At most 5 MB.', error: 'Not a PDF.' });
  await userEvent.tab();
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription('Not a PDF. At most 5 MB.');
  await userEvent.upload(input, pdf);
  await userEvent.upload(input, pdf);
  expect(onFiles.mock.calls).toEqual([[[pdf]], [[pdf]]]);
});

it('accepts dropped files and refuses others with a reason', () => {
  const { onFiles, onRefuse, area } = renderDrop({ multiple: true, accept: '.pdf' });
  fireEvent.dragEnter(area, { dataTransfer: { types: ['Files'] } });
  expect(area).toHaveAttribute('data-over');
  drop(area, [pdf, note]);
  expect(area).not.toHaveAttribute('data-over');
  expect(onFiles).toHaveBeenCalledWith([pdf]);
  expect(onRefuse).toHaveBeenCalledWith([{ file: note, problem: 'type' }]);
});

it('keeps the page when files are dropped on a disabled area, and lets text pass', () => {
  const { onFiles, area } = renderDrop({ disabled: true });
  const files = createEvent.drop(area, { dataTransfer: { types: ['Files'], files: [pdf] } });
  fireEvent(area, files);
  expect(files.defaultPrevented).toBe(true);
  const text = createEvent.drop(area, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent(area, text);
  expect(text.defaultPrevented).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

it('shows how far each file is, and removes and retries by name', async () => {
  const onRemove = jest.fn();
  const onRetry = jest.fn();
  const items = [
    { id: 'a', name: 'a.pdf', sizeText: '1 MB', state: 'uploading', progress: 40 },
    { id: 'b', name: 'b.pdf', sizeText: '1 MB', state: 'failed', stateText: 'Lost.' },
  ] as const;
  renderDrop({ multiple: true, items, onRemove, onRetry });
  const list = screen.getByRole('list', { name: 'Files' });
  expect(within(list).getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(within(list).getByText('Lost.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try b.pdf again' }));
  expect(onRetry).toHaveBeenCalledWith('b');
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(onRemove).toHaveBeenCalledWith('a');
});

it('focuses the area when the last file is removed', async () => {
  function Held() {
    const [items, setItems] = useState([
      { id: 'a', name: 'a.pdf', sizeText: '1 MB', state: 'done' as const },
    ]);
    return (
      <FileDrop
        label="Licence"
        texts={texts}
        items={items}
        onFiles={jest.fn()}
        onRemove={() => setItems([])}
      />
    );
  }
  render(<Held />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(screen.getByLabelText('Licence Choose a file')).toHaveFocus();
});

it('shows a picture of an image and lets go of it afterwards', () => {
  const createObjectURL = jest.fn(() => 'blob:picture');
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const items = [{ id: 'a', name: 'a.jpg', sizeText: '1 MB', state: 'done', file: photo }] as const;
  const { unmount } = render(
    <FileDrop label="Photo" texts={texts} onFiles={jest.fn()} items={items} />,
  );
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:picture');
  fireEvent.error(document.querySelector('img')!);
  expect(document.querySelector('img')).not.toBeInTheDocument();
  unmount();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:picture');
});

it('accepts no more than the maximum', () => {
  const items = [{ id: 'a', name: 'a.pdf', sizeText: '1 MB', state: 'done' }] as const;
  const { input, area, onFiles, onRefuse } = renderDrop({ items });
  expect(input).toBeDisabled();
  drop(area, [pdf]);
  expect(onFiles).not.toHaveBeenCalled();
  expect(onRefuse).toHaveBeenCalledWith([{ file: pdf, problem: 'count' }]);
});

it('takes another file in place of one that failed, without a removal first', async () => {
  const onRemove = jest.fn();
  const items = [{ id: 'a', name: 'a.pdf', sizeText: '1 MB', state: 'failed' }] as const;
  const { input, onFiles } = renderDrop({ items, onRemove });
  expect(input).toBeEnabled();
  await userEvent.upload(input, pdf);
  expect(onRemove.mock.calls).toEqual([['a']]);
  expect(onFiles).toHaveBeenCalledWith([pdf]);
});

it('keeps a failed file where there is room for more', async () => {
  const onRemove = jest.fn();
  const items = [{ id: 'a', name: 'a.pdf', sizeText: '1 MB', state: 'failed' }] as const;
  const { input, onFiles } = renderDrop({ items, onRemove, multiple: true, maxFiles: 2 });
  await userEvent.upload(input, pdf);
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.upload(input, [pdf, photo]);
  expect(onRemove.mock.calls).toEqual([['a']]);
  expect(onFiles).toHaveBeenLastCalledWith([pdf, photo]);
});
