import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pinned, planRelease, type Tagged } from '../../.ci/release-plan.ts';
import { aProject } from '../support/project.ts';
import { readRepositoryFile, repository } from '../support/repository.ts';

const CHANGELOG = `# Changelog

## Unreleased

## 1.10.0 (2026-03-01)

**Added.**

- Something new.

## 1.9.0

- Something older.
`;
const WORKFLOW = readRepositoryFile('.github/workflows/evals.yml');
const tagged = (more: Partial<Tagged> = {}): Tagged => ({
  tag: 'v1.10.0',
  packageVersion: '1.10.0',
  changelog: CHANGELOG,
  used: pinned(WORKFLOW, more.packageVersion ?? '1.10.0'),
  tags: ['v1', 'v1.9.0', 'v1.10.0', 'v0.4.2'],
  ...more,
});

describe('a release', () => {
  test('contains its section of the changelog, with or without a date', () => {
    expect(planRelease(tagged()).notes).toBe('**Added.**\n\n- Something new.');
    expect(planRelease(tagged({ tag: 'v1.9.0', packageVersion: '1.9.0' })).notes).toBe('- Something older.');
  });

  test('moves the tag of its major version, by number and not by letter', () => {
    expect(planRelease(tagged()).moving).toBe('v1');
    expect(planRelease(tagged({ tags: [] })).moving).toBe('v1');
  });

  test('leaves that tag where it is when a newer one of the same major version is out', () => {
    expect(planRelease(tagged({ tags: ['v1.10.1'] })).moving).toBeUndefined();
    expect(planRelease(tagged({ tags: ['v1.11.0'] })).moving).toBeUndefined();
  });

  test('is not held back by other major versions, nor by tags that are no versions', () => {
    const tags = ['v2', 'v2.0.0', 'v0.99.0', 'v1.99', 'v1.99.0-rc.1', 'w1.99.0', ''];
    expect(planRelease(tagged({ tags })).moving).toBe('v1');
  });

  test.each([
    ['a tag that is no version', { tag: 'v1.10' }, /expected vX\.Y\.Z/],
    ['a version before the release', { tag: 'v1.10.0-rc.1' }, /expected vX\.Y\.Z/],
    ['leading zeros', { tag: 'v01.10.0' }, /expected vX\.Y\.Z/],
    ['another version in package.json', { packageVersion: '1.9.0' }, /package\.json says 1\.9\.0/],
    ['no section in the changelog', { changelog: '# Changelog\n\n## 1.10.01\n\n- Other.\n' }, /"## 1\.10\.0"/],
    ['a called workflow with the actions of v1', { used: WORKFLOW }, /or ci\/ use other versions than v1\.10\.0/],
    ['an empty section in the changelog', { changelog: '## 1.10.0\n\n## 1.9.0\n\n- Older.\n' }, /"## 1\.10\.0"/],
  ])('is refused for %s', (_, more, why) => {
    expect(() => planRelease(tagged(more))).toThrow(why);
  });
});

describe('the workflow that others call', () => {
  test('names the actions of one exact version, whatever version it had', () => {
    const once = pinned(WORKFLOW, '1.10.0');
    expect(once.match(/uses: agentv\S+/g)).toEqual(
      ['/plan', '', '/report'].map((action) => `uses: agentv/eval-action${action}@v1.10.0`),
    );
    expect(once).toContain('uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1');
    expect(pinned(once, '1.11.0')).toBe(pinned(WORKFLOW, '1.11.0'));
    expect(once.replaceAll('@v1.10.0', '@v1')).toBe(WORKFLOW.replaceAll(/(?<=agentv\/eval-action\S*@)v\S+/g, 'v1'));
  });

  test('gets the version of package.json by "npm version"', () => {
    using copy = aProject({});
    for (const path of ['.ci', 'ci', 'package.json', '.github/workflows/evals.yml'])
      cpSync(join(repository, path), join(copy.folder, path), { recursive: true });
    execFileSync('npm', ['version', '--no-git-tag-version', '7.8.9'], { cwd: copy.folder, stdio: 'pipe' });
    expect(copy.read('.github/workflows/evals.yml')).toBe(pinned(WORKFLOW, '7.8.9'));
    for (const path of ['ci/gitlab/templates/evals.yml', 'ci/azure/evals.yml'])
      expect(copy.read(path)).toMatch(/^ +default: 7\.8\.9$/m);
  });
});
