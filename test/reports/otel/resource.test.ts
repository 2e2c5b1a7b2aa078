import { describe, expect, test } from 'vitest';
import { resourceOf } from '../../../src/reports/otel/trace-files.ts';
import { aReport } from '../../support/builders.ts';
import { valuesOf } from '../../support/traces.ts';

type Given = Parameters<typeof resourceOf>;

const resource = (env: Given[1], commit?: Given[2]) => valuesOf({ attributes: resourceOf(aReport(), env, commit) });

const JOB = {
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_REPOSITORY: 'octo/agent',
  GITHUB_RUN_ID: '4711',
  GITHUB_WORKFLOW: 'Evals',
  GITHUB_REF: 'refs/pull/12/merge',
  GITHUB_REF_NAME: '12/merge',
  GITHUB_HEAD_REF: 'better-prompt',
  GITHUB_BASE_REF: 'main',
  GITHUB_SHA: 'merge',
};

describe('the resource', () => {
  test('is this program where nothing else is known', () => {
    expect(resource({})).toEqual({
      'service.name': 'agentv',
      'service.version': '1.0.0',
      'telemetry.sdk.language': 'nodejs',
      'telemetry.sdk.name': 'eval-action',
    });
  });

  test('names the job, the run, the commit and the change', () => {
    expect(resource(JOB, { head: 'a1b2c3' })).toMatchObject({
      'cicd.pipeline.name': 'Evals',
      'cicd.pipeline.run.id': '4711',
      'cicd.pipeline.run.url.full': 'https://github.example/octo/agent/actions/runs/4711',
      'vcs.repository.url.full': 'https://github.example/octo/agent',
      'vcs.ref.head.name': 'better-prompt',
      'vcs.ref.head.revision': 'a1b2c3',
      'vcs.ref.base.name': 'main',
      'vcs.change.id': '12',
    });
    expect(resource(JOB)['vcs.ref.head.revision']).toBe('merge');
    expect(resource(JOB, { pullNumber: 13 })['vcs.change.id']).toBe('13');
  });

  test('adds what the standard variables say', () => {
    const env = { OTEL_RESOURCE_ATTRIBUTES: 'team=blue%20sky,service.name=evals,telemetry.sdk.name=other' };
    expect(resource(env)).toMatchObject({
      team: 'blue sky',
      'service.name': 'evals',
      'telemetry.sdk.name': 'eval-action',
    });
    expect(resource({ ...env, OTEL_SERVICE_NAME: 'named' })['service.name']).toBe('named');
  });
});
