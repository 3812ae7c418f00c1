import { parseId } from '@tbt/contracts';
import { actingClinicOf, actingUserId, createLoader, type RequestInfo } from '@tbt/service-kit';
import type { BlocksQueries } from '../blocks';
import type { EntitlementsService } from '../entitlements';
import {
  mayRead,
  mayReadField,
  needsBlocks,
  needsEntitlement,
  relationTo,
  type PrivateField,
} from './users.policy';
import type { User, UsersQueries } from './users.queries';

type Parts = {
  users: UsersQueries;
  blocks: Pick<BlocksQueries, 'blockedAmong'>;
  entitlements: EntitlementsService;
  mayReadOrientation: (clinicId: number) => Promise<boolean>;
};

export function createUserLoaders(info: RequestInfo, parts: Parts) {
  const { users, blocks, entitlements, mayReadOrientation } = parts;
  const { viewer } = info;
  const byId = createLoader(users.byIds, (user: User) => user.id);
  const entitled = createLoader(async (ids: readonly number[]) => {
    const clinicId = actingClinicOf(viewer);
    const found = clinicId ? await entitlements.professionalsOpenTo(clinicId, ids) : [];
    return new Map(found.map((id) => [id, true]));
  });
  const blocked = createLoader(async (ids: readonly number[]) => {
    const found = viewer ? await blocks.blockedAmong(actingUserId(viewer), ids) : [];
    return new Map(found.map((id) => [id, true]));
  });
  const proven = new Set<number>();

  const visible = async (id: string | number): Promise<User | null> => {
    const key = parseId(id);
    const user = key === null ? null : await byId.load(key);
    return user && mayRead(viewer, user) ? user : null;
  };

  return {
    /** Null when not visible to the viewer. Blocked people keep their names in what both share. */
    visible,

    /** Looked up, not shared: also null while one of the two blocks the other, unless it is the clinic of a booking. */
    found: async (id: string | number): Promise<User | null> => {
      const user = await visible(id);
      if (!user || !needsBlocks(viewer, user)) return user;
      if (!(await blocked.load(user.id))) return user;
      // A booking outlives a block: its professional still has to find the office.
      return user.role === 'clinic' && (await mayReadOrientation(user.id)) ? user : null;
    },

    me: async (): Promise<User | null> => (viewer ? byId.load(viewer.userId) : null),

    /** The rest of the request reads as this user, who has just logged in or signed up. */
    actAs: (user: User): User => {
      proven.add(user.id);
      return user;
    },

    isSelf: (user: User): boolean => proven.has(user.id) || viewer?.userId === user.id,

    mayReadField: async (field: PrivateField, user: User): Promise<boolean> => {
      if (proven.has(user.id)) return mayReadField(field, 'self', user);
      const isEntitled = needsEntitlement(viewer, user) && (await entitled.load(user.id)) === true;
      return mayReadField(field, relationTo(viewer, user, isEntitled), user);
    },
  };
}

export type UserLoaders = ReturnType<typeof createUserLoaders>;
