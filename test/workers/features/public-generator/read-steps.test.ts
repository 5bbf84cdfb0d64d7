import { expect, test } from 'vitest'
import { readSteps } from '../../../../workers/features/public-generator/read-steps.ts'
import { ask } from '../../../support/client.ts'

test('each step is read without a browser: what would be done and checked, or what is not understood and how to say it', async () => {
  const { steps } = await ask(readSteps, {
    steps: [
      { action: 'Open "/orders"', expectedResult: 'The heading "Orders" is shown' },
      { action: 'Enter the name', testData: 'name=Ann' },
      { action: 'Approve the first request', expectedResult: 'The counter is shown' },
    ],
    baseUrl: 'https://shop.test/',
  })
  expect(steps?.map(({ stepNumber, readable }) => [stepNumber, readable])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ])
  expect(steps?.[0]).toMatchObject({
    actions: [{ action: 'goto', url: 'https://shop.test/orders' }],
    checks: [{ kind: 'assert_visible', target: { role: 'heading', name: 'Orders' } }],
    problems: [],
  })
  const problems = steps?.[2]?.problems ?? []
  expect(problems.map(({ part }) => part)).toEqual(['Approve the first request', 'The counter is shown'])
  expect(problems.map(({ message }) => message.split(' See ')[1])).toEqual([
    '/docs/guides/steps#steps.not_understood',
    '/docs/guides/steps#steps.unverifiable',
  ])
  expect(problems.map(({ suggestions }) => suggestions)).toEqual([
    ['Click "‹approve the first request›"'],
    ['"‹counter›" is visible'],
  ])
})
