// src/adapters/github/limits.ts
const JOB_SUMMARY_BYTES = 921600;
const COMMENT_BYTES = 6e4;
const CHECK_TEXT_BYTES = 6e4;
const SLOWEST_MS_PER_MIB = 2e3;
export { SLOWEST_MS_PER_MIB as i, COMMENT_BYTES as n, JOB_SUMMARY_BYTES as r, CHECK_TEXT_BYTES as t };
