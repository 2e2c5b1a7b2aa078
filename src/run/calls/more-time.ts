export const MORE_TIME =
  'If it needs longer, raise "timeout_seconds" of the test, of the target or under "execution" of the suite, or test-timeout-seconds of the run.';
