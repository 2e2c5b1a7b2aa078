import { words } from '../../model/text/text.ts';
import { agentVariables, isReserved, matchesAny, modelVariables } from '../secrets/reserved-variables.ts';

type ProcessVariables = Readonly<Record<string, string | undefined>>;

/**
 * The environment of programs of the repository: that of the step, as in any other step of the job, with the declared
 * variables, and without those of the job. The author of such a program could change the workflow as well.
 */
export const programEnv = (env: ProcessVariables, declared: Readonly<Record<string, string>>): Record<string, string> =>
  withDeclared(Object.entries(env), declared);

/**
 * The environment of coding agents and of our own helpers: a list of known variables, and the declared ones. The shell
 * of an agent's model can print all that the agent sees.
 */
export const agentEnv = (env: ProcessVariables, declared: Readonly<Record<string, string>>): Record<string, string> =>
  withDeclared(
    Object.entries(env).filter(([name]) => matchesAny(name, allowed)),
    declared,
  );

function withDeclared(
  passedOn: readonly (readonly [string, string | undefined])[],
  declared: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = [...passedOn, ['TERM', 'dumb'] as const, ...Object.entries(declared)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined && !isReserved(entry[0])),
  );
}

/** What agents and our own helpers get; `TERM` is always `dumb`. */
const allowed: readonly string[] = [
  // Most programs need these to start, find their files or print readable text.
  ...words('PATH HOME USER LOGNAME SHELL LANG LANGUAGE LC_* TZ TMPDIR TMP TEMP NO_COLOR CI XDG_*'),
  // Variables that Windows programs require.
  ...words(`
    SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT PSMODULEPATH OS USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH
    APPDATA LOCALAPPDATA PROGRAMDATA ALLUSERSPROFILE PUBLIC PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432
    COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMMONPROGRAMW6432 COMPUTERNAME NUMBER_OF_PROCESSORS
    PROCESSOR_ARCHITECTURE
  `),
  // Proxies and certificates. Both spellings of the proxies are in use.
  ...words(`
    HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE
    CURL_CA_BUNDLE
  `),
  // Folders of languages and tools that earlier steps installed; no secrets.
  ...words(`
    LD_LIBRARY_PATH PKG_CONFIG_PATH PYTHONLOCATION VIRTUAL_ENV CONDA_PREFIX PYTHONUTF8 PYTHONIOENCODING JAVA_HOME
    JAVA_HOME_* GOROOT GOPATH DOTNET_ROOT CARGO_HOME RUSTUP_HOME NVM_DIR PNPM_HOME BUN_INSTALL
  `),
  // AgentV's own variables: suites and graders read them.
  'AGENTV_*',
  ...modelVariables,
  ...agentVariables,
];
