import { describe, expect, test } from 'vitest';
import { ACCEPTED, otlpServer, spansOfRequest } from '../support/otlp-server.ts';
import { aProject } from '../support/project.ts';
import { aStepAlone, runStep } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const aGreeting = () =>
  aProject({ 'evals/greet.eval.yaml': suiteOf(['one', 'hello', 'hello']), '.agentv/targets.yaml': TARGETS });

/** The names of the spans of all requests. */
const namesOf = ({ requests }: Awaited<ReturnType<typeof otlpServer>>) =>
  requests.flatMap((request) => spansOfRequest(request).map(({ name }) => name));

const NAMES = ['agentv.eval', 'chat unknown', expect.stringMatching(/^evaluate /)];

describe('the input otel', () => {
  test('exports what the job measured, with where it ran', async () => {
    await using server = await otlpServer(ACCEPTED);
    using project = aGreeting();
    const step = await runStep('main', {
      ...aStepAlone(
        project,
        { otel: 'otlp, file', target: 'echo', baseline: 'none' },
        { OTEL_EXPORTER_OTLP_ENDPOINT: server.url },
      ),
      from: 'dist',
    });
    expect(step.exitCode).toBe(0);
    expect(namesOf(server)).toEqual(NAMES);
    const [{ resource }] = JSON.parse(project.read('out/traces.otlp.jsonl')).resourceSpans;
    const keys = resource.attributes.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(expect.arrayContaining(['service.name', 'cicd.pipeline.run.id', 'vcs.ref.head.revision']));
  });
});
