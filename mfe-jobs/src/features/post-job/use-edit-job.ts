import { useRef, useState } from 'react';
import { checkRule, paths, type PostingValues } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph, useNavigate } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useRuleForm } from '@tbt/web-kit/forms';
import {
  EditJobDocument,
  type EditJobInput,
  type PostingSourceFragment,
} from '../../generated/graphql';
import { useWhichTime } from '../../parts/which-time/use-which-time';
import { useText } from '../../texts';
import { loadPostingRule } from './load-posting-rule';
import { changedFields, valuesOfJob, type EditedField } from './posting-start';
import type { PostJobFormValues } from './post-job-values';

type PostingRule = Awaited<ReturnType<typeof loadPostingRule>>;

const isStale = ({ code, reasons }: { code?: string; reasons?: readonly string[] }) =>
  code === 'CONFLICT' && Boolean(reasons?.includes('stale'));

/** Changed fields as input: emptied ones are null, unchanged ones absent. */
async function changesOf(
  before: PostJobFormValues,
  typed: PostJobFormValues,
  values: PostingValues,
) {
  const known = checkRule(await loadPostingRule(), before);
  const names = changedFields(before, typed).filter(
    (name) =>
      !known.ok ||
      JSON.stringify(known.value[name as keyof PostingValues]) !==
        JSON.stringify(values[name as keyof PostingValues]),
  );
  return Object.fromEntries(
    names.map((name) => [name, values[name as keyof PostingValues]]),
  ) as Partial<Pick<EditJobInput, EditedField>>;
}

export interface EditJobOptions {
  job: PostingSourceFragment;
  draftKey: string;
  /** Refetches the shift; null when deleted. */
  reload: () => Promise<PostingSourceFragment | null>;
}

/** The edit form; merges concurrent changes of the shift without losing input. */
export function useEditJob({ job, draftKey, reload }: EditJobOptions) {
  const t = useText();
  const navigate = useNavigate();
  const graph = useGraph();
  const [editJob] = useMutation(EditJobDocument);
  const base = useRef({ revision: job.revision, values: valuesOfJob(job) });
  const whichTime = useWhichTime();
  /** Fields changed concurrently; null when none. */
  const [changedElsewhere, setChangedElsewhere] = useState<readonly EditedField[] | null>(null);

  const form = useRuleForm<PostingRule, PostJobFormValues>(loadPostingRule, {
    defaults: base.current.values,
    keepDraftKey: draftKey,
    submit: async (values, typed) => {
      const changes = await changesOf(base.current.values, typed, values);
      const input = { jobId: job.id, revision: base.current.revision, ...changes };
      const { data } = await editJob({ variables: { input } });
      const errors = data?.editJob.errors ?? [];
      if (errors.some(isStale) && (await takeNewer(typed))) return 'not-sent';
      whichTime.readErrors(errors, typed);
      if (errors.length > 0) return errors;
      const { cache } = await graph.load();
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' });
      toast({ title: t('jobs.edit.saved'), description: t('jobs.edit.savedDetail') });
      await navigate(paths.job(job.id));
      return undefined;
    },
    onFailure: (error) =>
      toast({ variant: 'destructive', title: t('jobs.post.error'), description: detailOf(error) }),
  });

  const takeNewer = async (typed: PostJobFormValues): Promise<boolean> => {
    const newer = await reload();
    if (!newer) return false;
    const before = base.current.values;
    const after = valuesOfJob(newer);
    const changed = changedFields(before, after);
    const own = changedFields(before, typed);
    for (const name of changed) if (!own.includes(name)) form.setValue(name, after[name]);
    base.current = { revision: newer.revision, values: after };
    setChangedElsewhere(changed);
    toast({ variant: 'warning', title: t('jobs.edit.stale') });
    return true;
  };
  return { form, whichTime, changedElsewhere };
}
