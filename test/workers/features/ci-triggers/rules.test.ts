import { expect, test } from 'vitest'
import { givenSecret, workKeyOf } from '../../../../workers/features/ci-triggers/rules.ts'

const work = {
  projectId: 'p',
  targetUrl: 'https://shop.example/',
  commit: 'c',
  suite: { tag: 'smoke' },
  environment: null,
}

test('the same project, target, commit, suite and environment are one piece of work, however the target is written and cases are ordered', () => {
  const both = (ids: string[]) => workKeyOf({ ...work, suite: { testCaseIds: ids } })
  expect(both(['a', 'b'])).toBe(both(['b', 'a']))
  expect(workKeyOf({ ...work, targetUrl: 'HTTPS://shop.example:443' })).toBe(workKeyOf(work))
  const keys = [
    work,
    { ...work, projectId: 'q' },
    { ...work, targetUrl: 'https://preview.shop.example/' },
    { ...work, commit: 'd' },
    { ...work, suite: null },
    { ...work, suite: { storyId: 'smoke' } },
    { ...work, environment: 'staging' as const },
  ].map(workKeyOf)
  expect(new Set(keys).size).toBe(keys.length)
})

test('without a commit nothing is the same work', () => {
  expect(workKeyOf({ ...work, commit: null })).toBeNull()
})

test.each([
  [Buffer.alloc(24, 1).toString('base64'), true],
  [`whsec_${Buffer.alloc(64, 1).toString('base64')}`, true],
  [Buffer.alloc(23, 1).toString('base64'), false],
  [Buffer.alloc(65, 1).toString('base64'), false],
  ['a secret of words that is long enough to be one', false],
  ['', false],
])('whether %s may sign is %s', (secret, allowed) => {
  expect(givenSecret(secret) !== null).toBe(allowed)
})
