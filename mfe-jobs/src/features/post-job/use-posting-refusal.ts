import { useFormats, type UserErrorLike } from '@tbt/web-kit';
import type { PostJobInput } from '../../generated/graphql';
import type { TimeQuestion } from '../../parts/which-time/use-which-time';
import { useText } from '../../texts';

/** Maps user errors to the form: ambiguous hours, further days. */
export function usePostingRefusal(whichTime: TimeQuestion) {
  const t = useText();
  const formats = useFormats();
  return (errors: readonly UserErrorLike[], input: PostJobInput): readonly UserErrorLike[] => {
    whichTime.readErrors(errors, input);
    return errors.map((error) => {
      const [field, at] = error.path;
      const day = field === 'moreDates' ? input.moreDates?.[Number(at)] : undefined;
      return day
        ? {
            ...error,
            message: t('jobs.post.problemAt', { field: formats.date(day), message: error.message }),
          }
        : error;
    });
  };
}
