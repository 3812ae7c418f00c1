import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { uploadUrl } from './upload-keys';

export const uploadsResolvers: Resolvers = {
  Mutation: {
    registerUpload: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ upload: await services.uploads.register(info, input) })),
    changeProfilePicture: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        user: await services.uploads.changeProfilePicture(info, input),
      })),
  },
  Upload: {
    url: (upload) => uploadUrl(upload),
    proof: (upload, _args, { services }) => services.uploads.proofOf(upload),
    createdAt: (upload) => upload.createdAt.toISOString(),
  },
};
