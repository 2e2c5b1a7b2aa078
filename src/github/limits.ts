/**
 * A job summary larger than 1 MiB is not shown (GitHub docs, "Workflow commands": adding a job summary); some space is
 * reserved for other parts of the step.
 */
export const JOB_SUMMARY_BYTES = 900 * 1024;

/**
 * A comment may have 65,536 characters (the API responds "body is too long (maximum is 65536 characters)"); the limit
 * counts bytes, which are never fewer, with a reserve.
 */
export const COMMENT_BYTES = 60_000;

/** `output.summary` and `output.text` of a check run: 65,535 characters each (REST docs, "Create a check run"). */
export const CHECK_TEXT_BYTES = 60_000;

/**
 * GitHub takes this many annotations in one request, and adds those of further ones (REST docs, "Update a check run").
 */
export const ANNOTATIONS_PER_REQUEST = 50;

/** More are not useful; each fifty need one more request. */
export const MAX_CHECK_ANNOTATIONS = 200;

/** The length of a check's name is not documented; longer ones are cut in lists. */
export const CHECK_NAME_BYTES = 100;

/** Maximum number of comments to search for our own, a hundred at a time. */
export const MAX_COMMENT_PAGES = 30;

/** A run may have 500 artifacts per job, and a repository those of 90 days; a list of more pages of a hundred is an error. */
export const MAX_ARTIFACT_PAGES = 100;

/** Time to transfer a mebibyte over a slow connection: 2 s, which is half a megabyte a second. */
export const SLOWEST_MS_PER_MIB = 2_000;
