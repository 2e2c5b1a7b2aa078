/** E-mail addresses do not belong into a repository. */
export const isReviewerName = (text: string): boolean => !/\S@\S/.test(text);
