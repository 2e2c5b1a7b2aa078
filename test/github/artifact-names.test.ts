import { describe, expect, test } from 'vitest';
import { evidenceArtifact, keyInNames, reportArtifact, resultsArtifact } from '../../src/github/artifact-names.ts';

describe('the key of a run is read from the names of its artifacts', () => {
  test.each([
    ['evals.yml/evals', 'evals.yml'],
    ['My evals (nightly)!/run_all-2', 'My evals (nightly)!'],
    ['.github/workflows/evals.yml/evals', '.github/workflows/evals.yml'],
    ['Évals 😀/evals', 'Évals 😀'],
    ['a-key-of-its-own', 'Evals'],
  ])('%s', (key, workflow) => {
    const names = ['logs', resultsArtifact(key, 1), resultsArtifact(key, 2), evidenceArtifact(key)];
    expect(keyInNames(names, workflow)).toBe(key);
  });

  test.each([
    ['with a leg of a matrix', 'evals.yml/evals (gpt-5, ubuntu)'],
    ['with marks', 'my: key?'],
    ['of another workflow', 'Other/evals'],
  ])('%s the part in the name is enough to find its evidence', (_, key) => {
    const found = keyInNames([resultsArtifact(key, 1)], 'Evals') ?? '';
    expect(evidenceArtifact(found)).toBe(evidenceArtifact(key));
  });

  test('the job that reported all legs of a matrix decides', () => {
    const legs = ['a', 'b'].map((leg) => resultsArtifact(`evals.yml/evals (${leg})`, 1));
    expect(keyInNames([...legs, reportArtifact('evals.yml/report', 1)], 'evals.yml')).toBe('evals.yml/report');
    expect(keyInNames(legs, 'Evals')).toBeUndefined();
  });

  test.each([
    ['nothing', []],
    ['no key', ['agentv-results', 'agentv-results-1']],
    ['marks that no key is written with', ['agentv-results-<!-- a -->-1', 'agentv-results-a\nb-1']],
    ['more than a name may have', [`agentv-results-${'a'.repeat(101)}-1`]],
    ['several', ['agentv-results-a-1', 'agentv-results-b-1']],
  ])('of %s none is read', (_, names) => {
    expect(keyInNames(names, 'Evals')).toBeUndefined();
  });
});
