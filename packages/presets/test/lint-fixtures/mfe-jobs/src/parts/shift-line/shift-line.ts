// nothing
export const shiftLine = 'shift line';
