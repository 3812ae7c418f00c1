import { useRef, useState } from 'react';
import { paths, postingRule, type PostingValues } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import {
  detailOf,
  useApolloClient,
  useFormats,
  useMutation,
  useNavigate,
  useRuleForm,
  type RuleForm,
} from '@tbt/web-kit';
import {
  PostingCheckDocument,
  PostJobDocument,
  SaveJobTemplateDocument,
  type PostingCheckQuery,
  type PostJobInput,
} from '../../generated/graphql';
import { useWhichTime } from '../../parts/which-time/use-which-time';
import { useText } from '../../texts';
import type { PostJobFormValues } from './post-job-values';
import { furtherDays } from './weekly-days';

export type PostJobFormState = RuleForm<PostJobFormValues>;
type Found = PostingCheckQuery['postingCheck'];
/** What is to be confirmed, and the posting it is about. */
export type Confirmation = Pick<Found, 'notes' | 'frenchTitleDraft' | 'frenchDescriptionDraft'> & {
  input: PostJobInput;
};
export interface FrenchText {
  frenchTitle: string;
  frenchDescription: string;
}

function toInput({ inviteIds, moreDates, isTakenWhole, ...shift }: PostingValues): PostJobInput {
  const days = furtherDays(moreDates, shift.date);
  return {
    ...shift,
    ...(days.length > 0 && { moreDates: days, isTakenWhole }),
    ...(inviteIds.length > 0 && { inviteIds: inviteIds.map(String) }),
  };
}

const isAsked = ({ notes, frenchTitleDraft }: Found) =>
  notes.length > 0 || Boolean(frenchTitleDraft);

/** The form of a posting: checked first, confirmed where there is something to confirm, then posted. */
export function usePostJob({ start, draftKey }: { start: PostJobFormValues; draftKey: string }) {
  const t = useText();
  const formats = useFormats();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [postJob] = useMutation(PostJobDocument);
  const [saveTemplate] = useMutation(SaveJobTemplateDocument);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const confirmed = useRef('');
  const whichTime = useWhichTime();

  /** Null where it could not be asked: a posting is never refused for that. */
  const check = async (input: PostJobInput): Promise<Found | null> => {
    const asked = client.query({
      query: PostingCheckDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const { data } = await asked.catch(() => ({ data: undefined }));
    return data?.postingCheck ?? null;
  };
  /** Says of a further day which one it is. */
  const withDays = (errors: Found['errors'], days: readonly string[] = []) =>
    errors.map((error) => {
      const day = error.path[0] === 'moreDates' ? days[Number(error.path[1])] : undefined;
      return day ? { ...error, message: `${formats.date(day)}: ${error.message}` } : error;
    });
  const refused = (errors: Found['errors'], input: PostJobInput) => {
    whichTime.hear(errors, input);
    return withDays(errors, input.moreDates ?? []);
  };
  const keepTemplate = async (jobId: string, name: string) => {
    if (name.trim() === '') return;
    const saved = await saveTemplate({ variables: { input: { jobId, name: name.trim() } } }).catch(
      () => null,
    );
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobTemplates' });
    const problem = saved ? saved.data?.saveJobTemplate.errors[0] : { message: '' };
    if (problem)
      toast({
        variant: 'warning',
        title: t('jobs.post.templateNotKept'),
        description: problem.message,
      });
  };
  const announce = (isInvited: boolean) =>
    toast({
      title: t('jobs.post.sent'),
      description: t(isInvited ? 'jobs.post.sentInvited' : 'jobs.post.sentDetail'),
    });

  const form = useRuleForm<typeof postingRule, PostJobFormValues>(postingRule, {
    defaults: start,
    keepDraftKey: draftKey,
    submit: async (values, { templateName }) => {
      const input = toInput(values);
      if (confirmed.current !== JSON.stringify(input)) {
        const found = await check(input);
        if (found?.errors.length) return refused(found.errors, input);
        if (found && isAsked(found)) {
          setConfirmation({ ...found, input });
          return 'not-sent';
        }
      }
      const { data } = await postJob({ variables: { input } });
      const { errors = [], job } = data?.postJob ?? {};
      if (errors.length > 0) return refused(errors, input);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myJobs' });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'shiftCalendar' });
      announce(job?.status === 'invited');
      if (job) await keepTemplate(job.id, templateName);
      await navigate(paths.jobs());
      return undefined;
    },
    onFailure: (error) =>
      toast({ variant: 'destructive', title: t('jobs.post.error'), description: detailOf(error) }),
  });

  const confirm = (french: FrenchText | null) => {
    if (!confirmation) return;
    const input = french ? { ...confirmation.input, ...french } : confirmation.input;
    if (french) {
      form.setValue('frenchTitle', french.frenchTitle);
      form.setValue('frenchDescription', french.frenchDescription);
    }
    confirmed.current = JSON.stringify(toNulls(input));
    setConfirmation(null);
    form.onSubmit();
  };
  return { form, whichTime, confirmation, confirm, dismiss: () => setConfirmation(null) };
}

/** Texts left empty are null in what is sent. */
const toNulls = (input: PostJobInput): PostJobInput => ({
  ...input,
  frenchTitle: input.frenchTitle?.trim() || null,
  frenchDescription: input.frenchDescription?.trim() || null,
});
