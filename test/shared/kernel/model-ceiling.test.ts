import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { countCost, modelRefusal } from '../../../shared/kernel/model-ceiling.ts'
import type { ModelChoice } from '../../../shared/kernel/model-choice.ts'
import { defineTask, runTask } from '../../../shared/kernel/task.ts'
import { readPrices } from '../../../shared/services/model-prices.ts'
import type { Model } from '../../../shared/services/models.ts'
import type { Services } from '../../../shared/services/services.ts'
import { type Settings, readSettings } from '../../../shared/services/settings.ts'
import type { Spending } from '../../../shared/services/spending.ts'
import { contextWith } from './context.ts'

const prices = readPrices('{"unnamed": {"input": 1000, "output": 0}}')

/** Sums in memory. */
function ledger() {
  const sums = new Map<string, number>()
  const spending: Spending = {
    today: async ({ of }) => sums.get(of) ?? 0,
    add: async ({ of, amount }) => {
      sums.set(of, (sums.get(of) ?? 0) + amount)
      return sums.get(of) ?? 0
    },
  }
  return { spending, sums }
}

interface Under extends Partial<Services> {
  rest?: Partial<Context>
}

const under = (settings: Partial<Settings>, { rest = {}, ...services }: Under) =>
  contextWith({ settings: { ...readSettings({}), ...settings }, prices, ...services }, rest)

const plain: ModelChoice = { guided: (text) => text, warnings: [] }
const own = { tenant: { organizationId: 'acme', role: 'member' as const } }
const dollar = { model: 'unnamed', inputTokens: 1000, outputTokens: 0 }

test('visitors share one ceiling, which is reached by what answers have cost', async () => {
  const { spending } = ledger()
  const context = under({ VISITORS_MODEL_USD_PER_DAY: 2 }, { spending })
  const refusal = () => modelRefusal(context, plain, 'unnamed')
  await countCost(context, dollar)
  expect(await refusal()).toBeUndefined()
  await countCost(context, dollar)
  expect(await refusal()).toMatch(/^Visitors have used up today's share of the model.*after midnight UTC\.$/)
})

test('an organization counts for itself alone, and says who can raise its ceiling', async () => {
  const { spending, sums } = ledger()
  const context = under({ VISITORS_MODEL_USD_PER_DAY: 0.5 }, { spending, rest: own })
  await countCost(context, dollar)
  expect([...sums]).toEqual([['acme', 1_000_000_000]])
  expect(await modelRefusal(context, plain, 'unnamed')).toBeUndefined()
  const refused = await modelRefusal(context, { ...plain, usdPerDay: 1 }, 'unnamed')
  expect(refused).toMatch(/ceiling for today is reached.*\$1 a day.*owners and admins can raise it/)
  expect(await modelRefusal(under({}, { spending }), plain, 'unnamed')).toBeUndefined()
})

test('what an organization has set takes the place of what the operator says, in both directions', async () => {
  const { spending } = ledger()
  const context = under({ MODEL_USD_PER_DAY: 1 }, { spending, rest: own })
  await countCost(context, dollar)
  expect(await modelRefusal(context, plain, 'unnamed')).toContain('$1 a day')
  expect(await modelRefusal(context, { ...plain, usdPerDay: 2 }, 'unnamed')).toBeUndefined()
  expect(await modelRefusal(context, { ...plain, usdPerDay: 0 }, 'unnamed')).toContain('allow no model')
})

test('a model without a price counts nothing and is stopped by a ceiling of 0 alone', async () => {
  const { spending, sums } = ledger()
  const local = { ...dollar, model: 'local' }
  const context = under({ VISITORS_MODEL_USD_PER_DAY: 0.001 }, { spending })
  await countCost(context, local)
  expect(sums.size).toBe(0)
  await countCost(context, dollar)
  expect(await modelRefusal(context, plain, 'local')).toBeUndefined()
  const closed = under({ VISITORS_MODEL_USD_PER_DAY: 0 }, { spending })
  expect(await modelRefusal(closed, plain, 'local')).toContain('Visitors get no model here')
})

test('a counter that cannot be read stops a model with a price, and one that cannot be written costs no answer', async () => {
  const down = () => Promise.reject(new Error('down'))
  const context = under({}, { spending: { today: down, add: down } })
  expect(await modelRefusal(context, plain, 'unnamed')).toContain('cannot be read just now')
  await expect(countCost(context, dollar)).resolves.toBeUndefined()
})

const task = defineTask({
  name: 'count-words',
  model: 'agent',
  category: 'counting',
  input: () => z.object({ text: z.string() }),
  output: () => z.object({ words: z.number() }),
  prompt: ({ text }) => ({ system: 'Count words.', user: text }),
  embedded: () => ({ words: 0 }),
})

test('each attempt asks first whether the ceiling is reached, and the embedded engine answers above it', async () => {
  const { spending } = ledger()
  let asked = 0
  const model: Model = {
    engine: 'openai-compatible',
    ask: () => {
      asked += 1
      return Promise.resolve({ ok: false, reason: 'no object', inputTokens: 1000, outputTokens: 0 })
    },
  }
  const context = under({ VISITORS_MODEL_USD_PER_DAY: 1 }, { spending, model })
  const first = await runTask(context, task, { text: 'x' })
  expect([first, asked]).toEqual([
    {
      output: { words: 0 },
      engine: 'embedded',
      model: 'unnamed',
      inputTokens: 1000,
      outputTokens: 0,
      warnings: [expect.stringContaining('used up')],
    },
    1,
  ])
  const second = await runTask(context, task, { text: 'x' })
  expect([second.model, second.inputTokens, asked]).toEqual([undefined, 0, 1])
})
