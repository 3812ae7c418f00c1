import { UPLOAD_PROOF_PURPOSE } from '@tbt/contracts';
import * as z from 'zod/mini';
import type { Sealer } from '../sealing/sealer';

/** What identity sealed about an upload. */
const proofRule = z.object({
  ownerId: z.int(),
  kind: z.literal('document'),
  key: z.string().check(z.regex(/^documents\/[0-9a-f]{32}$/)),
  mediaType: z.string(),
  /** Absent in proofs of an earlier release. */
  size: z._default(z.int(), 0),
});

export type ProvedUpload = z.output<typeof proofRule>;

/** @returns null unless the proof is valid and of the user's own document. */
export async function openUploadProof(
  sealer: Sealer,
  proof: string,
  ownerId: number,
): Promise<ProvedUpload | null> {
  const facts = proofRule.safeParse(await sealer.open(UPLOAD_PROOF_PURPOSE, proof));
  return facts.success && facts.data.ownerId === ownerId ? facts.data : null;
}
