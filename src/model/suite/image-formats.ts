/** The types of images that models and their agents can be shown; most can be shown no others. */
export const commonImageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
