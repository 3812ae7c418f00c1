import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Cluster, Icon, Menu, MenuItem, MenuSeparator } from '@tbt/design-system';
import { Link, mayInClinic, useSession, whileOpen } from '@tbt/web-kit';
import { CloseJobDocument, type ClinicShiftFragment } from '../../generated/graphql';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';

const ExtendDialog = whileOpen(async () => (await import('./extend-dialog')).ExtendDialog);
const InviteDialog = whileOpen(async () => (await import('./invite-dialog')).InviteDialog);
const TemplateDialog = whileOpen(async () => (await import('./template-dialog')).TemplateDialog);

type ShiftDialog = 'invite' | 'extend' | 'template' | 'close';

function MoreMenu({
  job,
  isOpen,
  onOpen,
}: {
  job: ClinicShiftFragment;
  isOpen: boolean;
  onOpen: (dialog: ShiftDialog) => void;
}) {
  const t = useText();
  return (
    <Menu
      align="end"
      trigger={
        <Button
          size="small"
          variant="ghost"
          iconEnd={<Icon name="chevron-down" size="small" />}
          aria-label={t('jobs.shifts.moreAbout', { name: job.title })}
        >
          {t('jobs.shifts.moreActions')}
        </Button>
      }
    >
      {isOpen && (
        <MenuItem onSelect={() => onOpen('extend')}>{t('jobs.shifts.extend.open')}</MenuItem>
      )}
      <MenuItem onSelect={() => onOpen('template')}>{t('jobs.shifts.template.open')}</MenuItem>
      <MenuItem asChild>
        <Link to={paths.postJob({ from: job.id })}>
          {t(isOpen ? 'jobs.own.duplicate' : 'jobs.shifts.repost')}
        </Link>
      </MenuItem>
      {isOpen && (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => onOpen('close')}>
            {t('jobs.shifts.close.open')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** Actions of a clinic on the whole shift; none for members who only read. */
export function ClinicShiftActions({ job, isOpen }: { job: ClinicShiftFragment; isOpen: boolean }) {
  const t = useText();
  const close = useShiftAct(CloseJobDocument, (data) => data.closeJob);
  const [opened, setOpened] = useState<ShiftDialog | null>(null);
  const { viewer } = useSession();
  const dialog = { job, onClose: () => setOpened(null) };
  if (!mayInClinic(viewer, 'staffing')) return null;
  return (
    <Cluster gap="2">
      {isOpen && (
        <>
          <Button size="small" variant="secondary" onClick={() => setOpened('invite')}>
            {t('jobs.shifts.invite.open')}
          </Button>
          <Button asChild size="small" variant="secondary">
            <Link to={paths.postJob({ edit: job.id })}>{t('jobs.shifts.edit')}</Link>
          </Button>
        </>
      )}
      <MoreMenu job={job} isOpen={isOpen} onOpen={setOpened} />
      {opened === 'invite' && <InviteDialog {...dialog} />}
      {opened === 'extend' && <ExtendDialog {...dialog} />}
      {opened === 'template' && <TemplateDialog {...dialog} />}
      {opened === 'close' && (
        <AskDialog
          texts={{
            title: t('jobs.shifts.close.title'),
            text: t('jobs.shifts.close.text', { count: job.pendingApplicationCount ?? 0 }),
            yes: t('jobs.shifts.close.yes'),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.close.keep'),
          }}
          done={{ title: t('jobs.shifts.close.done') }}
          tone="danger"
          act={() => close.act({ jobId: job.id })}
          onClose={dialog.onClose}
        />
      )}
    </Cluster>
  );
}
