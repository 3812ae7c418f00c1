// @typescript-eslint/no-floating-promises handle
const save = async () => 1;

export const run = () => {
  save();
};
