import { loader } from './callers';
import { DEMO_PASSWORD as password } from './log-ins';
import type { Stage } from './marketplace-scenes';
import { personNamed } from './upcoming-scenes';

export async function hireTeam({ services, people }: Stage): Promise<void> {
  const clinic = personNamed(people, 'clinic@demo.test');
  await services.identity.joinClinic.enrol(loader, clinic.id, {
    ...{ email: 'scheduler@demo.test', firstName: 'Sana', lastName: 'Rahman' },
    ...{ password, role: 'scheduler' },
  });
}
