import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Dialog } from '@tbt/design-system';
import { useNavigate } from '@tbt/web-kit';
import { useText } from '../../texts';

/** Whether the previous history entry is a page of the site. */
const hasPageBefore = () => {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
};

/** Goes back; asks first when there is unsaved input. */
export function LeaveButton({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    onLeave();
    if (hasPageBefore()) void navigate(-1);
    else void navigate(paths.jobs());
  };
  return (
    <>
      <Button
        type="button"
        size="large"
        variant="ghost"
        onClick={() => (isDirty ? setAsking(true) : leave())}
      >
        {t('jobs.post.cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('jobs.post.leaveTitle')}
        description={t('jobs.post.leaveText')}
        closeLabel={t('jobs.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('jobs.post.leaveStay')}
            </Button>
            <Button variant="danger" onClick={leave}>
              {t('jobs.post.leaveConfirm')}
            </Button>
          </>
        }
      />
    </>
  );
}
