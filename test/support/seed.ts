import fc from 'fast-check';

/** The same examples in every run, so that a red build is about the change. `FC_SEED` asks for others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) });
