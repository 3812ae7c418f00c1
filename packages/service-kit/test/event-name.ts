export const NAME = 'application.changed';
