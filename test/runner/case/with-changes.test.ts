import { expect, test } from 'vitest';
import type { Response } from '../../../src/model/run/outcome.ts';
import { withChanges } from '../../../src/runner/case/in-workspace.ts';

const response = (fileChanges?: string): Response => ({
  messages: [],
  ...(fileChanges !== undefined && { fileChanges }),
});

test('what the target reports comes after what was seen', () => {
  expect(withChanges(response('reported'), { patch: 'seen\n' })).toEqual({
    response: response('seen\nreported'),
    patch: 'seen\nreported\n',
  });
  expect(withChanges(response('reported'), undefined).response.fileChanges).toBe('reported');
  expect(withChanges(response(), { patch: '' })).toEqual({ response: response() });
});

test('binary files are in the patch, and readers see that they differ', () => {
  const header = 'diff --git a/x.bin b/x.bin\nindex 1..2 100644\n';
  const patch = `${header}GIT binary patch\nliteral 3\nKcmZQzWMTjO0096~\n\nliteral 3\nKcmZQzWMTjS00971\n\ndiff --git a/t b/t\n--- a/t\n+++ b/t\n@@ -1 +1 @@\n-GIT binary patch\n+b\n`;
  const { response: changed, patch: written } = withChanges(response(), { patch });
  expect(written).toBe(patch);
  expect(changed.fileChanges).toBe(
    `${header}Binary files differ\ndiff --git a/t b/t\n--- a/t\n+++ b/t\n@@ -1 +1 @@\n-GIT binary patch\n+b`,
  );
});

test('readers see well-formed text, the patch has each byte', () => {
  const { response: changed, patch } = withChanges(response(), { patch: '+latin \uDCE9\n' });
  expect(patch).toBe('+latin \uDCE9\n');
  expect(changed.fileChanges).toBe('+latin \uFFFD');
});

test('what is not known reaches graders', () => {
  expect(withChanges(response(), { patch: '# a cannot be read\n', unknown: 'a cannot be read' }).response).toEqual({
    ...response('# a cannot be read'),
    changesUnknown: 'a cannot be read',
  });
});
