import { useState } from 'react';
import { isProfessionalRole } from '@tbt/contracts';
import { Badge, Cluster, IconButton, Menu, MenuItem } from '@tbt/design-system';
import { useSession } from '../session';
import { useText } from '../texts';
import { BlockDialog } from './block-dialog';
import { FavouriteButton } from './favourite-button';
import { HireDialog } from './hire-dialog';
import {
  nameOf,
  type BlockDocuments,
  type FavouriteDocuments,
  type HiringDocument,
  type RelatedPerson,
} from './person-documents';

export interface PersonActionsProps {
  person: RelatedPerson;
  block: BlockDocuments;
  favourite?: FavouriteDocuments;
  hire?: HiringDocument;
}

type OpenDialog = 'block' | 'hire' | null;

/** Favourite, hire and block actions; none on oneself. */
export function PersonActions({ person, block, favourite, hire }: PersonActionsProps) {
  const t = useText();
  const { viewer } = useSession();
  const [asked, setAsked] = useState<OpenDialog>(null);
  if (!viewer || String(viewer.id) === person.id || !person.role) return null;
  const isClinic = viewer.role === 'clinic';
  const isAcross = isClinic
    ? isProfessionalRole(person.role)
    : isProfessionalRole(viewer.role) && person.role === 'clinic';
  const isBlocked = person.isBlocked === true;
  const hiring = isClinic && isAcross && !isBlocked ? hire : undefined;
  const answerTo = (question: OpenDialog) => ({
    open: asked === question,
    onOpenChange: (open: boolean) => setAsked(open ? question : null),
  });
  return (
    <Cluster gap="1">
      {isBlocked && <Badge tone="danger">{t('webKit.person.isBlocked')}</Badge>}
      {favourite && isAcross && !isBlocked && (
        <FavouriteButton person={person} documents={favourite} />
      )}
      <Menu
        align="end"
        trigger={
          <IconButton icon="more" label={t('webKit.person.actions', { name: nameOf(person) })} />
        }
      >
        {hiring && <MenuItem onSelect={() => setAsked('hire')}>{t('webKit.person.hire')}</MenuItem>}
        <MenuItem tone={isBlocked ? 'default' : 'danger'} onSelect={() => setAsked('block')}>
          {t(isBlocked ? 'webKit.person.unblock' : 'webKit.person.block')}
        </MenuItem>
      </Menu>
      <BlockDialog person={person} documents={block} {...answerTo('block')} />
      {hiring && <HireDialog person={person} document={hiring} {...answerTo('hire')} />}
    </Cluster>
  );
}
