import { expect, test } from 'vitest';
import { readDataUri } from '../../../src/providers/models/model-provider.ts';

test.each([
  ['data:image/png;base64,iVBO', { mediaType: 'image/png', base64: 'iVBO' }],
  ['data:IMAGE/PNG;name=a.png;base64,iVBO', { mediaType: 'image/png', base64: 'iVBO' }],
  ['data:image/svg+xml,<svg/>', undefined],
  ['https://h/a.png', undefined],
  ['data:image/png;base64', undefined],
])('%s is read as %j', (uri, read) => {
  expect(readDataUri(uri)).toEqual(read);
});
