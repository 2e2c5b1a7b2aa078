import { words } from '../../model/text/text.ts';
import { type JobVariables, jobVariables } from './job-variables.ts';
import { revealsSecret, usualForms } from './secret-forms.ts';

const SECRET_NAME =
  /(?:^|[_-])(?:api_?key|key|token|secret|password|passwd|pwd|credentials?|auth|bearer|private|pat)(?:$|[_-])/i;

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** Names of variables are chosen more freely: numbered, written as one word. */
const ANYWHERE =
  /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:key|secret|token)|key|token|secret|password|passwd|pwd|passphrase|credentials?|auth|bearer|private|pat|jwt|webhook)\d*(?:$|[_-])/i;
/** Plurals and short words have other meanings in the middle of a name (`MIN_PASS_RATE`). */
const AT_END =
  /(?:^|[_-])(?:(?:api|access|auth|client|private|secret)_?(?:keys|secrets|tokens)|keys|tokens|secrets|passwords|passphrases|pass|pats|jwts|cookies?|authorization|webhooks?(?:_ur[il]s?)?)(?:_?\d+)?$/i;
/** Names without separators (`PGPASSWORD`, `GHTOKEN`): no other word ends in these. */
const JOINED = /(?:passwords?|passwd|passphrase|secret|token)(?:_?\d+)?$/i;
/** `SSHPASS`, `DBPASS`: any word before it, as a missed secret costs more than a masked word. */
const JOINED_PASS = /[a-z\d]pass(?:_?\d+)?$/i;
const NO_PASSWORD =
  /(?:ask|by|over|under|com|tres|sur|multi|all|band|high|low|first|second|last|next|one|two|single|double)pass(?:_?\d+)?$/i;
/** `OPENAIKEY`: only after these, because common words end in it (`MONKEY`, `HOTKEY`, `PUBLICKEY`). */
const JOINED_KEY = new RegExp(
  `(?:${words(`
    access account admin api app auth client deploy encryption license master private secret service session shared
    signing ssh ssl storage subscription tls
    anthropic assemblyai aws azure bedrock braintrust claude cloudflare cohere confident copilot cursor datadog deepgram
    deepseek elevenlabs firebase fireworks gcp gemini github gitlab google grok groq helicone hf huggingface jina
    langchain langfuse langsmith litellm mailgun mistral nvidia openai openrouter perplexity pinecone qdrant replicate
    sendgrid sentry serper slack stripe supabase tavily together twilio vercel vertex voyage xai
  `).join('|')})keys?(?:_?\\d+)?$`,
  'i',
);
/** The text of such a file has certificates and tokens; `KUBECONFIG` itself is a path. */
const KUBECONFIG = /kube_?config_?(?:data|contents?|b64|base64)$/i;
const COUNT_OF_TOKENS =
  /(?:max|min|total|num|input|output|prompt|completion|reasoning|thinking|cached|context|budget|new)_?tokens$/i;
/** Git's settings by environment are counted, and those are names of settings. */
const SETTING_OF_GIT = /^GIT_CONFIG_KEY_\d+$/;

/** Shells store the working directory in the first; the second is an input that names a comment. */
const NO_SECRETS: readonly string[] = ['PWD', 'INPUT_COMMENT-KEY'];

export function isSecretVariable(name: string): boolean {
  if (NO_SECRETS.includes(name)) return false;
  const separated = name.replace(/([a-z\d])([A-Z])/g, '$1_$2');
  if (COUNT_OF_TOKENS.test(separated) || SETTING_OF_GIT.test(name)) return false;
  return (
    ANYWHERE.test(separated) ||
    AT_END.test(separated) ||
    [JOINED, JOINED_KEY, KUBECONFIG].some((pattern) => pattern.test(name)) ||
    (JOINED_PASS.test(name) && !NO_PASSWORD.test(name))
  );
}

/** A secret may start with a slash; these are paths of stored secrets, which occur in messages about files. */
const FOLDER = /^(?:~|\/(?:etc|home|opt|private|root|run|tmp|usr|Users|var))\/|^[A-Z]:\\/;

/** Secrets within other texts: in addresses, headers, connection strings and webhooks. */
const INNER_SECRETS = [
  /:\/\/[^/\s:@]*:([^/\s@]+)@/g,
  // A token as the user of an address.
  /\bhttps?:\/\/([^/\s:@]+):?@/gi,
  /\bauthorization:\s*\w+\s+(\S+)/gi,
  /(?:^|[;&?\s"'])(?:account_?key|shared_?access_?(?:key|signature)|access_?key|api_?key|(?:[a-z]{1,20}_?)?token|(?:client_?)?secret|password|pwd|sig)\s*=\s*([^;&\s"']+)/gi,
  /\bhttps:\/\/(?:hooks\.slack\.com\/\w+|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks|[\w.-]+\.webhook\.office\.com)\/([^\s"'?]+)/g,
];

/** Texts that a runner is asked to mask: also of secrets that are too short to be taken out of files. */
export function maskedTexts(env: JobVariables): string[] {
  const named = Object.entries(env).flatMap(([name, value = '']) => (isSecretVariable(name) ? value : []));
  const candidates = [...named, ...Object.values(jobVariables(env))].map((value) => value.trim());
  // GitHub drops an output that contains a masked text: numbers, and words of our outputs, are not masked.
  const isOutput = /^(?:\d+|true|false|null|none|passe?d?|fail(?:ed)?|errore?d?|warn|invalid)$/i;
  const short = candidates.filter((value) => value.length >= 4 && value.length < 8 && !isOutput.test(value));
  return [...new Set([...secretValues(env).flatMap(usualForms), ...short])];
}

/** The values of an environment that must not appear anywhere: of variables for targets all of them, whatever their names. */
export function secretValues(env: JobVariables): string[] {
  const ofTargets = Object.values(jobVariables(env)).filter(revealsSecret);
  const ofNames = Object.entries(env).flatMap(([name, value = '']) => {
    const inner = INNER_SECRETS.flatMap((pattern) => [...value.matchAll(pattern)].map(([, secret = '']) => secret));
    return [...(isSecretVariable(name) ? wholeSecret(value) : []), ...inner.filter(revealsSecret)];
  });
  return [...ofTargets, ...ofNames];
}

/** A value that is used as a secret, and the token of a header, unless they are common words or paths. */
export const wholeSecret = (value: string): string[] =>
  [value, /^(?:bearer|basic|token)\s+(\S+)$/i.exec(value.trim())?.[1] ?? ''].filter(
    (secret) => revealsSecret(secret) && !FOLDER.test(secret),
  );
