import { credentialStage, paths } from '@tbt/contracts';
import type { CredentialGapCode } from '../generated/graphql';
import { CHOOSE_PROVINCE } from './choose-province';
import { ADD_PROOF, ADD_PROOF_TEXTS, type CredentialProof } from './credential-proof';

/** What to do about it, and where. */
export function nextCredentialStep(gap: CredentialGapCode, proof: CredentialProof) {
  if (gap === 'province_missing')
    return { text: 'profile.checklist.chooseProvince', to: CHOOSE_PROVINCE } as const;
  if (gap.endsWith('_missing')) return { text: ADD_PROOF_TEXTS[proof], to: ADD_PROOF };
  const stage = credentialStage(gap) === 'review' ? 'pending' : 'action';
  return {
    text: `profile.toFinish.verification.${stage}`,
    to: paths.profile('verification'),
  } as const;
}
