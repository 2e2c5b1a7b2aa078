import manifest from '../../package.json' with { type: 'json' };

/** The version that reports and `--version` name. */
export const { version } = manifest;
