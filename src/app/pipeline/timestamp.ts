/** The start of a run, as a part of file names. */
export const timestamp = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
