import { useState } from 'react';
import { Button, Icon, toast } from '@tbt/design-system';
import { detailOf, requestText } from '@tbt/web-kit';
import { useText } from '../../texts';
import { saveFile } from './save-file';

export function CsvButton({ path, fileName }: { path: string; fileName: string }) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      // Excel reads UTF-8 with a byte order mark only; `fetch` removed it.
      const rows = await requestText(path, 'text/csv');
      saveFile(fileName, `\uFEFF${rows}`, 'text/csv;charset=utf-8');
    } catch (error) {
      const title = t('jobs.money.csvFailed');
      toast({ variant: 'destructive', title, description: detailOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      iconStart={<Icon name="download" size="small" />}
      loading={isBusy}
      loadingLabel={t('jobs.money.csvLoading')}
      onClick={() => void download()}
    >
      {t('jobs.money.csv')}
    </Button>
  );
}
