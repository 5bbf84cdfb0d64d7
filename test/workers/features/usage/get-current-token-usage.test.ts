import { expect, test } from 'vitest'
import { call } from '../../../../shared/kernel/execute.ts'
import { getCurrentTokenUsage } from '../../../../workers/features/usage/get-current-token-usage.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { addUsage } from './support.ts'

const december = Date.UTC(2026, 11)
const january = Date.UTC(2027, 0)
const standard = '@cf/meta/llama-3.3-70b-instruct-fp8-fast'

test('the current period is the calendar month in UTC, by model, by task and by day', async () => {
  const { organizationId, userId, email } = await newOwner()
  await addUsage(organizationId, [
    { at: december - 1 },
    { at: december, model: standard, cost: 2000 },
    { at: december + 1, model: standard, cost: 3000, task: 'quality.reviseCases' },
    { at: january - 1, cost: 0 },
    { at: january },
  ])
  const actor = { kind: 'user', userId, email, name: 'Ada' } as const
  const at = (now: number) =>
    call(getCurrentTokenUsage, newContext({ actor, now: () => now }), { organizationId })
  expect(await at(january - 1)).toEqual({
    periodStart: '2026-12-01T00:00:00.000Z',
    periodEnd: '2027-01-01T00:00:00.000Z',
    totalInputTokens: 30,
    totalOutputTokens: 15,
    totalCost: 0.000005,
    currency: 'USD',
    byModel: [
      { model: standard, inputTokens: 20, outputTokens: 10, cost: 0.000005, priced: true },
      { model: 'small', inputTokens: 10, outputTokens: 5, cost: 0, priced: false },
    ],
    byTask: [
      { task: 'quality.reviseCases', inputTokens: 10, outputTokens: 5, cost: 0.000003 },
      { task: 'quality.readRequirements', inputTokens: 20, outputTokens: 10, cost: 0.000002 },
    ],
    byDay: [
      { day: '2026-12-01', inputTokens: 20, outputTokens: 10, cost: 0.000005 },
      { day: '2026-12-31', inputTokens: 10, outputTokens: 5, cost: 0 },
    ],
  })
  expect(await at(january)).toMatchObject({ periodStart: '2027-01-01T00:00:00.000Z', totalInputTokens: 10 })
})

test('a period without questions is empty', async () => {
  const { organizationId, token } = await newOwner()
  expect(await ask(getCurrentTokenUsage, { organizationId }, { token })).toMatchObject({
    totalCost: 0,
    byModel: [],
    byTask: [],
    byDay: [],
  })
})
