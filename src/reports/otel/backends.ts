import type { TracePreset } from '../../config/input-values.ts';
import type { Env } from '../../model/ports/machine.ts';
import type { GraderScore } from '../../model/run/grade.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { hashOf, type SpanAttributes } from './span.ts';
import { explanationOf, isSkipped, type Trace } from './trace.ts';
import { pairsIn } from './trace-files.ts';

/** Where traces go, and what the receiver wants in addition to the conventions. */
export interface Backend {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** More attributes of the root and of graders, under the names that the backend reads. */
  rootExtras?(trace: Trace, captureContent: boolean): SpanAttributes;
  graderExtras?(score: GraderScore): SpanAttributes;
  /** Requests that make scores, for a backend that reads none from spans. */
  readonly scores?: {
    readonly url: string;
    of(trace: Trace, captureContent: boolean): Record<string, unknown>[];
  };
}

interface SkippedBackend {
  readonly name: string;
  readonly why: string;
  readonly hint?: string;
}

const PRESETS: Readonly<Record<TracePreset, (env: Env) => Backend | SkippedBackend>> = {
  otlp,
  braintrust,
  langfuse,
  confident,
};
const TRACES_PATH = '/v1/traces';

/** A backend of ours as the environment describes it. Headers of the standard variables are added to all. */
export function presetBackend(name: TracePreset, env: Env): Backend | SkippedBackend {
  const backend = PRESETS[name](env);
  if ('why' in backend) return backend;
  const standard = Object.entries({
    ...pairsIn(env['OTEL_EXPORTER_OTLP_HEADERS']),
    ...pairsIn(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
  });
  // Names in lower case, so that those of the user replace ours.
  const headers = Object.fromEntries(standard.map(([header, value]) => [header.toLowerCase(), value]));
  return { ...backend, headers: { ...backend.headers, ...headers } };
}

/** Any receiver of OTLP over HTTP. A base address gets the path of traces, as OpenTelemetry says; a full one stays. */
function otlp(env: Env): Backend | SkippedBackend {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: full = '', OTEL_EXPORTER_OTLP_ENDPOINT: base = '' } = env;
  if (full.trim() !== '') return { name: 'otlp', url: full.trim(), headers: {} };
  const url = withoutSlash(base);
  if (url === '') return missing('otlp', ['OTEL_EXPORTER_OTLP_ENDPOINT'], env);
  return { name: 'otlp', url: url.endsWith(TRACES_PATH) ? url : `${url}${TRACES_PATH}`, headers: {} };
}

function braintrust(env: Env): Backend | SkippedBackend {
  const { BRAINTRUST_API_KEY: key = '', BRAINTRUST_PROJECT_ID: id, BRAINTRUST_PROJECT: project } = env;
  if (key === '') return missing('braintrust', ['BRAINTRUST_API_KEY'], env);
  const parent = env['BRAINTRUST_PARENT'] || (id && `project_id:${id}`) || (project && `project_name:${project}`);
  if (!parent) return missing('braintrust', ['BRAINTRUST_PROJECT', 'BRAINTRUST_PROJECT_ID', 'BRAINTRUST_PARENT'], env);
  return {
    name: 'braintrust',
    url: `${withoutSlash(env['BRAINTRUST_API_URL'] || 'https://api.braintrust.dev')}/otel${TRACES_PATH}`,
    headers: { authorization: `Bearer ${key}`, 'x-bt-parent': parent },
    // Scores are objects of names and values; the type of a span decides how it is shown.
    graderExtras: ({ name, score, verdict }) => ({
      'braintrust.span_attributes': JSON.stringify({ type: 'score', name }),
      'braintrust.scores': isSkipped({ verdict }) ? undefined : JSON.stringify({ [name]: score }),
    }),
    rootExtras: (trace, captureContent) => {
      const { result } = trace.traced;
      const { score } = outcomeOf(result);
      return {
        'braintrust.span_attributes': JSON.stringify({ type: 'eval', name: result.testId }),
        'braintrust.scores': score === undefined ? undefined : JSON.stringify({ score }),
        'braintrust.metadata': JSON.stringify(namesOf(trace)),
        'braintrust.tags': [result.suite, result.target],
        ...(captureContent && {
          'braintrust.input_json': textOfRoot(trace, 'gen_ai.input.messages'),
          'braintrust.output_json': textOfRoot(trace, 'gen_ai.output.messages'),
        }),
      };
    },
  };
}

function langfuse(env: Env): Backend | SkippedBackend {
  const { LANGFUSE_PUBLIC_KEY: publicKey = '', LANGFUSE_SECRET_KEY: secretKey = '' } = env;
  if (publicKey === '') return missing('langfuse', ['LANGFUSE_PUBLIC_KEY'], env);
  if (secretKey === '') return missing('langfuse', ['LANGFUSE_SECRET_KEY'], env);
  const host = withoutSlash(env['LANGFUSE_HOST'] || env['LANGFUSE_BASE_URL'] || 'https://cloud.langfuse.com');
  const environment = env['LANGFUSE_TRACING_ENVIRONMENT'] || 'default';
  return {
    name: 'langfuse',
    url: `${host}/api/public/otel${TRACES_PATH}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}`,
      'x-langfuse-ingestion-version': '4',
    },
    rootExtras: (trace, captureContent) => {
      const { testId, suite, target } = trace.traced.result;
      return {
        'langfuse.environment': environment,
        'langfuse.trace.name': testId,
        'langfuse.trace.tags': [suite, target],
        'langfuse.experiment.name': suite,
        'langfuse.experiment.id': textOfRoot(trace, 'eval_action.run.id'),
        'langfuse.experiment.item.id': testId,
        ...(captureContent && {
          'langfuse.observation.input': textOfRoot(trace, 'gen_ai.input.messages'),
          'langfuse.observation.output': textOfRoot(trace, 'gen_ai.output.messages'),
        }),
      };
    },
    scores: {
      url: `${host}/api/public/scores`,
      of: (trace, captureContent) => langfuseScores(trace, environment, captureContent),
    },
  };
}

/** Langfuse reads no scores from spans. The ids are those of the trace, so that a repeated export replaces them. */
function langfuseScores(trace: Trace, environment: string, captureContent: boolean): Record<string, unknown>[] {
  const [{ span: root }, ...others] = trace.spans;
  const { kind, score } = outcomeOf(trace.traced.result);
  const made = (name: string, observationId: string, value: number, rest: object = {}) => {
    const id = hashOf([trace.ownTraceId, observationId, name], 16);
    return { id, traceId: root.traceId, name, environment, observationId, value, dataType: 'NUMERIC', ...rest };
  };
  const ofGraders = others.flatMap(({ span, score: grader }) =>
    grader === undefined || isSkipped(grader) || span.parentSpanId !== root.spanId
      ? []
      : made(grader.name, span.spanId, grader.score, captureContent ? { comment: explanationOf(grader) } : {}),
  );
  if (score === undefined) return ofGraders;
  const passed = made('pass', root.spanId, kind === 'passed' ? 1 : 0, { dataType: 'BOOLEAN' });
  return [made('score', root.spanId, score), passed, ...ofGraders];
}

function confident(env: Env): Backend | SkippedBackend {
  const { CONFIDENT_API_KEY: key = '' } = env;
  if (key === '') return missing('confident', ['CONFIDENT_API_KEY'], env);
  const host = key.startsWith('confident_eu_') ? 'eu.otel.confident-ai.com' : 'otel.confident-ai.com';
  return {
    name: 'confident',
    url: `https://${host}${TRACES_PATH}`,
    headers: { 'x-confident-api-key': key },
    rootExtras: (trace) => ({
      'confident.trace.name': trace.traced.result.testId,
      'confident.trace.metadata': JSON.stringify(namesOf(trace)),
    }),
  };
}

function namesOf({ traced: { result, phase } }: Trace): Record<string, string> {
  const { suite, testId, target } = result;
  return { suite, test: testId, target, phase };
}

/** The text of an attribute that the root has already. */
function textOfRoot({ spans: [{ span }] }: Trace, name: string): string | undefined {
  const value = span.attributes.find(({ key }) => key === name)?.value;
  return value !== undefined && 'stringValue' in value ? value.stringValue : undefined;
}

/** GitHub sets secrets to an empty text where it gives none. */
function missing(name: string, [first = '', ...others]: readonly string[], env: Env): SkippedBackend {
  const hint =
    env[first] === ''
      ? 'It is empty: jobs of pull requests from forks and by Dependabot get no secrets of the repository.'
      : 'Set it in the environment of the step.';
  return { name, why: `${first} is not set${others.length > 0 ? `, nor ${others.join(' or ')}` : ''}`, hint };
}

const withoutSlash = (url: string): string => url.trim().replace(/\/{1,20}$/, '');
