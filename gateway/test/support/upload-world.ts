import { STORED_UPLOAD_PURPOSE, uploadAddress, type UploadKind } from '@tbt/contracts';
import { testDeployment } from '@tbt/service-kit/testing';
import { fakeIdentity, tokenOf } from './fake-graph';
import { listen, startGateway } from './start-gateway';

export const PHOTO = { path: '/api/upload/profile-picture', field: 'profilePicture' };
export const DOCUMENT = { path: '/api/upload/verification-document', field: 'document' };
export const MEBIBYTE = 1024 * 1024;

type Facts = { key: string; kind: UploadKind; mediaType: string; size: number; ownerId: number };
type Body = { url?: string; code?: string; errors?: { path: string; message: string }[] };
type SendOptions = { userId?: number; name?: string; type?: string; more?: Buffer };

/** A gateway on a port whose fake identity accepts every receipt by default. */
export async function createUploadWorld() {
  const deployment = testDeployment();
  const { files, sealer } = deployment;
  const state = {
    registered: [] as Facts[],
    refusal: null as Error | null,
    /** Address returned for a repeated request. */
    earlier: null as string | null,
  };
  const identity = fakeIdentity({
    Mutation: {
      registerUpload: async (_: unknown, { input }: { input: { receipt: string } }) => {
        if (state.refusal) throw state.refusal;
        const facts = (await sealer.open(STORED_UPLOAD_PURPOSE, input.receipt)) as Facts;
        state.registered.push(facts);
        const name = facts.key.slice(facts.key.indexOf('/') + 1);
        const url = state.earlier ?? uploadAddress(facts.kind, name);
        return { upload: { url, proof: 'a-proof' }, errors: [] };
      },
    },
  });
  const origin = `http://${await listen(await startGateway({ replaced: [identity], deployment }))}`;

  const stored = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of files.list('')) keys.push(key);
    return keys;
  };

  return {
    deployment,
    origin,
    state,
    stored,

    reset: async () => {
      Object.assign(state, { registered: [], refusal: null, earlier: null });
      for (const key of await stored()) await files.remove(key);
    },

    /** Sends a form with the file; unauthenticated with `userId: 0`. */
    send: async (
      { path, field }: typeof PHOTO,
      content: Buffer | null,
      options: SendOptions = {},
    ) => {
      const { userId = 7, name = 'me.jpg', type = 'image/jpeg', more } = options;
      const form = new FormData();
      form.set('note', 'ignored');
      for (const bytes of [content, more ?? null])
        if (bytes) form.append(field, new File([new Uint8Array(bytes)], name, { type }));
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: userId ? { authorization: `Bearer ${tokenOf(userId)}` } : {},
        body: form,
      });
      return { status: response.status, body: (await response.json()) as Body, response };
    },

    read: async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(origin + path, { headers });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

export type UploadWorld = Awaited<ReturnType<typeof createUploadWorld>>;
