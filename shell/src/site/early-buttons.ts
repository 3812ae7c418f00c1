/** Selects buttons that only scripts answer: a press from before they came is repeated. */
export const REPEATED = 'button[type=button],form[method=post] button';
