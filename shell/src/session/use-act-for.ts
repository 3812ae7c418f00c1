import { toast } from '@tbt/design-system';
import { detailOf, useGraph, useSession } from '@tbt/web-kit';
import { ActForClinicDocument } from '../generated/graphql';
import { useText } from '../texts';

/** Makes the session act for the clinic, or for the own account by null; says so, or why not. */
export function useActFor(): (clinicId: string | null, name: string) => Promise<void> {
  const t = useText();
  const { refresh } = useSession();
  const graph = useGraph();
  return async (clinicId, name) => {
    try {
      const client = await graph.load();
      await client.mutate({ mutation: ActForClinicDocument, variables: { input: { clinicId } } });
      await refresh();
      toast({ title: t('shell.account.switched', { name }) });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('shell.account.switchFailed'),
        description: detailOf(error),
      });
    }
  };
}
