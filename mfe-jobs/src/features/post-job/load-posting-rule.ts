export const loadPostingRule = async () => (await import('./posting-rules')).postingRule;

/** For a clinic that completes its profile with the posting. */
export const loadPostingWithOfficeRule = async () =>
  (await import('./posting-rules')).postingWithOfficeRule;
