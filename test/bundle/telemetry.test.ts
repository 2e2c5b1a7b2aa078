import { expect, test } from 'vitest';
import { ACCEPTED, otlpServer, spansOfRequest } from '../support/otlp-server.ts';
import { aProject } from '../support/project.ts';
import { aStepAlone, runStep } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

/** The names of the spans of all requests. */
const namesOf = ({ requests }: Awaited<ReturnType<typeof otlpServer>>) =>
  requests.flatMap((request) => spansOfRequest(request).map(({ name }) => name));

test('the input otel exports what the job measured, with where it ran', async () => {
  await using server = await otlpServer(ACCEPTED);
  using project = aProject({
    'evals/greet.eval.yaml': suiteOf(['one', 'hello', 'hello']),
    '.agentv/targets.yaml': TARGETS,
  });
  const inputs = { otel: 'otlp, file', target: 'echo', baseline: 'none' };
  const alone = aStepAlone(project, inputs, { OTEL_EXPORTER_OTLP_ENDPOINT: server.url });
  const step = await runStep('main', { ...alone, from: 'dist' });
  expect(step.exitCode).toBe(0);
  expect(namesOf(server)).toEqual(['agentv.eval', 'chat unknown', expect.stringMatching(/^evaluate /)]);
  const [{ resource }] = JSON.parse(project.read('out/traces.otlp.jsonl')).resourceSpans;
  const keys = resource.attributes.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(expect.arrayContaining(['service.name', 'cicd.pipeline.run.id', 'vcs.ref.head.revision']));
});
