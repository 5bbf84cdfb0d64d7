import { expect, test } from 'vitest'
import { prefersZip } from '../../../../workers/features/test-scripts/answer-project.ts'

test.each([
  ['application/zip', true],
  ['application/zip, application/json;q=0.5', true],
  ['application/json, application/zip;q=0.9', false],
  ['application/zip;q=0', false],
  ['*/*', false],
  ['', false],
])('an Accept of %j prefers an archive: %j', (accept, preferred) => {
  expect(prefersZip(accept)).toBe(preferred)
})
