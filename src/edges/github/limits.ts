/**
 * A job summary larger than 1 MiB is not shown (GitHub docs, "Workflow commands": adding a job summary); some room
 * is left for what other parts of the step add.
 */
export const JOB_SUMMARY_BYTES = 900 * 1024;
