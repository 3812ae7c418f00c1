import { Button, Cluster, Text, toast } from '@tbt/design-system';
import { detailOf } from '../request';
import { useSession } from '../session';
import type { RemoteDescription } from './description';

export function DemoAccounts({ accounts }: Pick<RemoteDescription, 'accounts'>) {
  const { viewer, logIn, logOut } = useSession();
  const attempt = (act: () => Promise<unknown>) => () => {
    act().catch((error: unknown) =>
      toast({ variant: 'destructive', title: 'That did not work', description: detailOf(error) }),
    );
  };
  return (
    <Cluster>
      <Text size="small">{viewer ? `Signed in as ${viewer.email}` : 'Signed out'}</Text>
      {accounts
        .filter(({ email }) => email !== viewer?.email)
        .map((account) => (
          <Button
            key={account.email}
            size="small"
            variant="secondary"
            onClick={attempt(() => logIn(account))}
          >
            {account.email.replace(/@.*/, '')}
          </Button>
        ))}
      {viewer && (
        <Button size="small" variant="secondary" onClick={attempt(logOut)}>
          Sign out
        </Button>
      )}
    </Cluster>
  );
}
