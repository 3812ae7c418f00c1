import { answerRequests, type RestAnswers } from '../testing/rest-answers';
import { uploadFile } from './upload-file';

let restore: () => void = () => undefined;
afterEach(() => restore());

const send = (answers: RestAnswers, signal?: AbortSignal) => {
  restore = answerRequests(answers);
  const onProgress = jest.fn();
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  const sent = uploadFile({ path: '/api/upload', field: 'photo', file, onProgress, signal });
  return { sent, onProgress };
};

it('resolves to the file’s address, and reports progress', async () => {
  const take = jest.fn((payload: unknown) => ({
    status: 201,
    body: { url: (payload as FormData).get('photo') instanceof File ? '/uploads/1' : '' },
  }));
  const { sent, onProgress } = send({ 'POST /api/upload': take });
  await expect(sent).resolves.toEqual({ url: '/uploads/1' });
  expect(onProgress).toHaveBeenLastCalledWith(1);
});

it('rejects a refusal with its status', async () => {
  const { sent } = send({ 'POST /api/upload': { status: 413, body: { detail: 'Too large' } } });
  await expect(sent).rejects.toMatchObject({ status: 413 });
});

it('can be given up', async () => {
  const control = new AbortController();
  const { sent } = send({ 'POST /api/upload': 'pending' }, control.signal);
  control.abort();
  await expect(sent).rejects.toThrow('Failed to upload image');
});
