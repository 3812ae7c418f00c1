import { useEffect, useEffectEvent } from 'react';
import { ACT_FOR } from '@tbt/contracts';
import { useLocation, useNavigate, useSession } from '@tbt/web-kit';
import { useActFor } from './use-act-for';

/** Acts for the clinic that a link is about, where the viewer is a member of it. */
export function LinkedClinic() {
  const { viewer } = useSession();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const actFor = useActFor();
  const asked = new URLSearchParams(search).get(ACT_FOR);
  const isKnown = viewer !== null;

  const follow = useEffectEvent((clinicId: string) => {
    const rest = new URLSearchParams(search);
    rest.delete(ACT_FOR);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state });
    const clinic = viewer?.clinics?.find((one) => String(one.clinicId) === clinicId);
    if (clinic && !clinic.isActing) void actFor(clinicId, clinic.name);
  });
  useEffect(() => {
    if (isKnown && asked !== null) follow(asked);
  }, [isKnown, asked]);
  return null;
}
