import { expect, test } from 'vitest'
import { untilDeadline } from '../../../../../workers/features/hosted-runs/steps/deadline.ts'

const never = new Promise<never>(() => {})

test('work that ends before its deadline gives what it came to', async () => {
  expect(await untilDeadline(Promise.resolve('done'), Date.now() + 60_000)).toBe('done')
})

test('work whose deadline has come fails the step, in the words of whoever waits', async () => {
  const failure = { name: 'StepFailure', code: 'steps.timeout' }
  const silent = { ...failure, message: 'The page did not answer in time.' }
  await expect(untilDeadline(never, Date.now() - 1)).rejects.toMatchObject(silent)
  const slow = { ...failure, message: 'The page did not load in time.' }
  await expect(untilDeadline(never, Date.now() - 1, slow.message)).rejects.toMatchObject(slow)
})
