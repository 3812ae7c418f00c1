export function compileArticle(text: string, path: string): string;
