import { env } from 'cloudflare:workers'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../../shared/db/database.ts'
import { customPrompts, modelPreferences, organizations } from '../../../shared/db/tables/organizations.ts'
import { tokenUsage } from '../../../shared/db/tables/usage.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineTask, runTask } from '../../../shared/kernel/task.ts'
import { createModel } from '../../../shared/services/models.ts'
import { readPrices } from '../../../shared/services/model-prices.ts'
import type { Settings } from '../../../shared/services/settings.ts'
import { newContext } from '../../support/context.ts'
import { modelInPlace } from '../../support/model-in-place.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../support/recording-database.ts'

const { db, ids } = newContext().services
const model = modelInPlace()

const task = (given: { model: 'chat' | 'agent'; category?: string }) =>
  defineTask({
    name: 'count-words',
    category: 'counting',
    ...given,
    input: () => z.object({ text: z.string() }),
    output: () => z.object({ words: z.number() }),
    prompt: ({ text }) => ({ system: 'Count words.', user: text }),
    embedded: () => ({ words: 0 }),
  })
const [chat, agent] = [task({ model: 'chat' }), task({ model: 'agent' })]

async function newOrganization(settings: Record<string, unknown> = {}): Promise<string> {
  const organizationId = ids.uuid()
  await db.insert(organizations).values({
    organizationId,
    name: 'Acme',
    slug: organizationId,
    tier: 'growth',
    settings,
    createdBy: 'someone',
    createdAt: 0,
    updatedAt: 0,
  })
  return organizationId
}

const prefer = (organizationId: string, given: { chatModel?: string; agentModel?: string }) =>
  db.insert(modelPreferences).values({ organizationId, updatedAt: 0, ...given })

const addPrompt = (organizationId: string, name: string, category: string | null) =>
  db.insert(customPrompts).values({
    promptId: ids.uuid(),
    organizationId,
    name,
    content: `Heed ${name}.`,
    category,
    createdBy: 'someone',
    createdAt: Date.now(),
    updatedAt: 0,
  })

/** A call of an organization where the model stands at its address. */
function callOf(organizationId: string | null, vars: Partial<Settings> = {}): Context {
  const context = newContext({
    settings: { ...model.settings, MODELS_ALLOWED: 'large tiny', ...vars },
    ...(organizationId !== null && { tenant: { organizationId, role: 'member' as const } }),
  })
  const { settings } = context.services
  Object.defineProperty(context.services, 'model', { value: createModel(settings, undefined) })
  return context
}

const usageOf = (organizationId: string) => {
  const own = eq(tokenUsage.organizationId, organizationId)
  return db.select().from(tokenUsage).where(own).orderBy(desc(tokenUsage.cost))
}

test.each([
  ['the deployment’s own', {}, {}, 'small', 'small'],
  ['of its settings', { chatModel: 'large' }, {}, 'large', 'large'],
  ['preferred for chats', { chatModel: 'small' }, { chatModel: 'large' }, 'large', 'large'],
  ['preferred for agents', { chatModel: 'large' }, { agentModel: 'tiny' }, 'large', 'tiny'],
  ['of each kind', {}, { chatModel: 'large', agentModel: 'tiny' }, 'large', 'tiny'],
  ['called default', { chatModel: 'default' }, { agentModel: 'default' }, 'small', 'small'],
])('an organization is served by the model %s', async (_which, settings, preferences, forChat, forAgent) => {
  const organizationId = await newOrganization(settings)
  await prefer(organizationId, preferences)
  model.answer({ words: 2 })
  expect(await runTask(callOf(organizationId), chat, { text: 'a b' })).toMatchObject({ model: forChat })
  expect(model.asked.at(-1)?.model).toBe(forChat)
  expect(await runTask(callOf(organizationId), agent, { text: 'a b' })).toMatchObject({ model: forAgent })
  expect(model.asked.at(-1)?.model).toBe(forAgent)
  const counted = await usageOf(organizationId)
  expect(new Set(counted.map((row) => row.model))).toEqual(new Set([forChat, forAgent]))
})

test('a choice that the deployment no longer offers is passed over with a warning', async () => {
  const organizationId = await newOrganization({ chatModel: 'large' })
  await prefer(organizationId, { agentModel: 'expensive' })
  const { warnings } = await runTask(callOf(organizationId), agent, { text: 'a b' })
  expect(model.asked.at(-1)?.model).toBe('large')
  expect(warnings).toEqual([
    'The chosen model expensive is not available, so another one was asked. This deployment offers small, large, tiny.',
  ])
})

test.each([
  [1.5, 1.5, 1.5],
  [undefined, 0.2, undefined],
])(
  'with the temperature %j set, chats are asked with %j and agents with %j',
  async (chatTemperature, forChat, forAgent) => {
    const organizationId = await newOrganization({ chatTemperature })
    await runTask(callOf(organizationId), chat, { text: 'a b' })
    expect(model.asked.at(-1)?.temperature).toBe(forChat)
    await runTask(callOf(organizationId), agent, { text: 'a b' })
    expect(model.asked.at(-1)?.temperature).toBe(forAgent)
  },
)

test('guidance is read by tasks of its category and organization, and by no others', async () => {
  const [mine, other] = [await newOrganization(), await newOrganization()]
  await addPrompt(mine, 'everything', null)
  await addPrompt(mine, 'counting', 'Counting')
  await addPrompt(mine, 'drawing', 'drawing')
  await addPrompt(other, 'a secret', null)
  await runTask(callOf(mine), chat, { text: 'a b' })
  expect(model.system()).toContain('Heed everything.')
  expect(model.system()).toContain('Heed counting.')
  expect(model.system()).not.toMatch(/drawing|secret/)
  await runTask(callOf(mine), task({ model: 'chat', category: 'drawing' }), { text: 'a b' })
  expect(model.system()).toContain('Heed drawing.')
  expect(model.system()).not.toContain('Heed counting.')
})

test('public work is asked as the deployment asks, and counts for nobody', async () => {
  const { statements, context } = recorded(callOf(null))
  await runTask(context, chat, { text: 'a b' })
  expect(model.asked.at(-1)).toMatchObject({ model: 'small', messages: [{ content: 'Count words.' }, {}] })
  expect(model.asked.at(-1)?.temperature).toBeUndefined()
  expect([...statements]).toEqual([])
})

function recorded(context: Context) {
  const { database, statements } = recordingDatabase(env.DB)
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  return { context, statements }
}

test('without a model nothing is read or written', async () => {
  const embedded = callOf(await newOrganization(), { MODEL: 'embedded' })
  const { statements, context } = recorded(embedded)
  expect(await runTask(context, chat, { text: 'a b' })).toMatchObject({ engine: 'embedded' })
  expect([...statements]).toEqual([])
})

test('a call reads its choice once, by indexes, however many questions it asks', async () => {
  const { statements, context } = recorded(callOf(await newOrganization()))
  context.agentRun = { inputTokens: 0, outputTokens: 0 }
  await Promise.all([1, 2, 3].map(() => runTask(context, chat, { text: 'a b' })))
  const reads = [...statements].filter((sql) => sql.startsWith('select'))
  expect(reads).toHaveLength(2)
  for (const sql of reads) expect(fullScans(await queryPlan(env.DB, sql))).toEqual([])
})

test('a choice that cannot be read asks no model', async () => {
  const context = callOf(await newOrganization())
  const writes = { insert: db.insert.bind(db), update: db.update.bind(db) }
  const batch = () => Promise.reject(new Error('The database is away'))
  Object.defineProperty(context.services, 'db', {
    value: { batch, select: db.select.bind(db), ...writes },
  })
  const before = model.asked.length
  expect(await runTask(context, chat, { text: 'a b' })).toMatchObject({ engine: 'embedded' })
  expect(model.asked).toHaveLength(before)
})

test('every question is counted for its organization, at the price of its model: answers that fit, that do not, and none', async () => {
  const organizationId = await newOrganization()
  const priced = () => {
    const context = callOf(organizationId)
    const prices = readPrices('{"small": {"input": 0.5, "output": 1.5}}')
    Object.defineProperty(context.services, 'prices', { value: prices })
    return context
  }
  model.answer({ words: 2 })
  await runTask(priced(), chat, { text: 'a b' })
  model.answer({ words: 'many' })
  const refused = await runTask(priced(), chat, { text: 'a b' })
  expect(refused).toMatchObject({ engine: 'embedded', inputTokens: 2000 })
  model.answer('broken')
  await runTask(priced(), chat, { text: 'a b' }, { attempts: 1 })
  model.answer({ words: 2 })
  const rows = await usageOf(organizationId)
  const usage = rows.map(({ inputTokens, outputTokens, cost }) => `${inputTokens} ${outputTokens} ${cost}`)
  const counted = '1000 200 800000'
  expect(usage).toEqual([counted, counted, counted, '0 0 0'])
  expect(rows[0]).toMatchObject({ task: 'count-words', model: 'small', projectId: null })
})

test('a count that cannot be written loses no answer', async () => {
  const context = callOf(await newOrganization())
  const failing = () => {
    throw new Error('The database is full')
  }
  Object.defineProperty(context.services, 'db', {
    value: { batch: db.batch.bind(db), select: db.select.bind(db), insert: failing, update: failing },
  })
  const answer = await runTask(context, chat, { text: 'a b' })
  expect(answer).toMatchObject({ output: { words: 2 }, model: 'small' })
})
