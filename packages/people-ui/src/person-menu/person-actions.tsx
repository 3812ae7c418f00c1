import { useState, type ReactNode } from 'react';
import { isProfessionalRole } from '@tbt/contracts';
import { Badge, Cluster, IconButton, Menu, MenuItem } from '@tbt/design-system';
import { onFirstOpening, useReadsOnly, useSession, whileOpen } from '@tbt/web-kit';
import type { PersonMenuFragment } from '../generated/graphql';
import { useText } from '../texts';
import { FavouriteButton } from './favourite-button';
import { nameOf, type BlockablePerson } from './person-name';

const BlockDialog = onFirstOpening(async () => (await import('./block-dialog')).BlockDialog);
const HireDialog = onFirstOpening(async () => (await import('./hire-dialog')).HireDialog);
const ReportDialog = whileOpen(async () => (await import('../reports/report-dialog')).ReportDialog);

interface PersonActionsProps {
  person: BlockablePerson;
  /** Without them the person can only be blocked. */
  relations?: PersonMenuFragment;
  items?: ReactNode;
}

type OpenDialog = 'block' | 'hire' | 'report' | null;

/** None on oneself. */
export function PersonActions({ person, relations, items }: PersonActionsProps) {
  const t = useText();
  const { viewer } = useSession();
  const readsOnly = useReadsOnly();
  const [asked, setAsked] = useState<OpenDialog>(null);
  if (!viewer || String(viewer.id) === person.id || !person.role) return null;
  const isClinic = viewer.role === 'clinic';
  const isAcross = isClinic
    ? isProfessionalRole(person.role)
    : isProfessionalRole(viewer.role) && person.role === 'clinic';
  const isBlocked = person.isBlocked === true;
  const related = isAcross && !isBlocked ? relations : undefined;
  const hireable = isClinic ? related : undefined;
  // Every one of these acts is the clinic's.
  if (readsOnly) return isBlocked ? <Badge tone="danger">{t('peopleUi.isBlocked')}</Badge> : null;
  const answerTo = (question: OpenDialog) => ({
    open: asked === question,
    onOpenChange: (open: boolean) => setAsked(open ? question : null),
  });
  return (
    <Cluster gap="1">
      {isBlocked && <Badge tone="danger">{t('peopleUi.isBlocked')}</Badge>}
      {related && <FavouriteButton person={related} />}
      <Menu
        align="end"
        trigger={<IconButton icon="more" label={t('peopleUi.actions', { name: nameOf(person) })} />}
      >
        {items}
        {hireable && <MenuItem onSelect={() => setAsked('hire')}>{t('peopleUi.hire')}</MenuItem>}
        <MenuItem onSelect={() => setAsked('report')}>{t('peopleUi.report')}</MenuItem>
        <MenuItem tone={isBlocked ? 'default' : 'danger'} onSelect={() => setAsked('block')}>
          {t(isBlocked ? 'peopleUi.unblock' : 'peopleUi.block')}
        </MenuItem>
      </Menu>
      {asked === 'report' && (
        <ReportDialog subject="user" id={person.id} onClose={() => setAsked(null)} />
      )}
      <BlockDialog person={person} {...answerTo('block')} />
      {hireable && <HireDialog person={hireable} {...answerTo('hire')} />}
    </Cluster>
  );
}
