import { describe, expect, test } from 'vitest'
import { auditEntries } from '../../../../../shared/db/tables/audit.ts'
import { eq } from 'drizzle-orm'
import type { Operation } from '../../../../../shared/kernel/operation.ts'
import { getFunnel as askFunnel } from '../../../../../workers/features/reports/get-funnel.ts'
import { getGoal as askGoal } from '../../../../../workers/features/reports/get-goal.ts'
import { createFunnel } from '../../../../../workers/features/saved-reports/by-website/create-funnel.ts'
import { createGoal } from '../../../../../workers/features/saved-reports/by-website/create-goal.ts'
import { deleteFunnel } from '../../../../../workers/features/saved-reports/by-website/delete-funnel.ts'
import { deleteGoal } from '../../../../../workers/features/saved-reports/by-website/delete-goal.ts'
import { getFunnelStats } from '../../../../../workers/features/saved-reports/by-website/get-funnel-stats.ts'
import { getFunnel } from '../../../../../workers/features/saved-reports/by-website/get-funnel.ts'
import { getGoalStats } from '../../../../../workers/features/saved-reports/by-website/get-goal-stats.ts'
import { getGoal } from '../../../../../workers/features/saved-reports/by-website/get-goal.ts'
import { listFunnels } from '../../../../../workers/features/saved-reports/by-website/list-funnels.ts'
import { listGoals } from '../../../../../workers/features/saved-reports/by-website/list-goals.ts'
import { updateFunnel } from '../../../../../workers/features/saved-reports/by-website/update-funnel.ts'
import { updateGoal } from '../../../../../workers/features/saved-reports/by-website/update-goal.ts'
import { getReport } from '../../../../../workers/features/saved-reports/get-report.ts'
import { createWebsite } from '../../../../../workers/features/websites/create-website.ts'
import { ask, refusal, send } from '../../../../support/client.ts'
import { newContext } from '../../../../support/context.ts'
import { visitedWebsite } from '../../../../support/visited-website.ts'

const { token, range, websiteId } = await visitedWebsite()
const cart = { type: 'path', value: '/cart' }
const ordered = { type: 'event', value: 'ordered' }

interface Told {
  id: string
  data: { id: string }[]
}
const told = (operation: Operation, input: object) =>
  ask(operation as never, input as never, { token }) as Promise<Told>
const refused = (operation: Operation, input: object) => refusal(send(operation, input as never, { token }))

describe.each([
  {
    type: 'funnel',
    parameters: { window: 60, steps: [cart, ordered] },
    wrong: { window: 60, steps: [cart] },
    list: listFunnels,
    create: createFunnel,
    get: getFunnel,
    update: updateFunnel,
    remove: deleteFunnel,
    stats: getFunnelStats,
    report: askFunnel,
  },
  {
    type: 'goal',
    parameters: ordered,
    wrong: { type: 'event' },
    list: listGoals,
    create: createGoal,
    get: getGoal,
    update: updateGoal,
    remove: deleteGoal,
    stats: getGoalStats,
    report: askGoal,
  },
] as {
  type: string
  parameters: object
  wrong: object
  list: Operation
  create: Operation
  get: Operation
  update: Operation
  remove: Operation
  stats: Operation
  report: Operation
}[])('a saved $type', ({ type, parameters, wrong, list, create, get, update, remove, stats, report }) => {
  const make = (name = 'Orders') => told(create, { websiteId, name, parameters })

  test('is a saved report, as clients of Umami know it', async () => {
    const made = await make()
    expect(made).toMatchObject({ ok: true, websiteId, type, name: 'Orders', description: '', parameters })
    expect(await told(get, { websiteId, reportId: made.id })).toEqual(made)
    expect(await ask(getReport, { reportId: made.id }, { token })).toMatchObject({ id: made.id, type })
    const { db } = newContext().services
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.resourceId, made.id))
    expect(entry?.action).toBe(create.id)
  })

  test('is listed by its name, in pages', async () => {
    const { id } = await make(`Kept ${type}`)
    const page = await told(list, { websiteId, search: `KEPT ${type}`, pageSize: 5 })
    expect(page).toMatchObject({ data: [{ id, type }], count: 1, page: 1, pageSize: 5 })
  })

  test('tells what the report tells that has its parameters, of those whom filters choose', async () => {
    const { id: reportId } = await make()
    const { startAt, endAt } = range
    const asked = { websiteId, parameters: { ...parameters, startAt, endAt } }
    const answer = await told(stats, { ...range, reportId })
    expect(answer).toEqual(await told(report, asked))
    expect(JSON.stringify(answer)).toMatch(/[1-9]/)
    const filtered = await told(stats, { ...range, reportId, browser: 'eq.Firefox' })
    expect(filtered).toEqual(await told(report, { ...asked, filters: { browser: 'eq.Firefox' } }))
  })

  test('is changed in what is given, and deleted', async () => {
    const { id: reportId } = await make()
    const changed = await told(update, { websiteId, reportId, name: 'Sales', parameters })
    expect(changed).toMatchObject({ ok: true, id: reportId, name: 'Sales', parameters })
    expect(await told(remove, { websiteId, reportId })).toEqual({ ok: true })
    for (const operation of [get, update, remove])
      expect(await refused(operation, { websiteId, reportId })).toMatchObject({ status: 404 })
    expect(await refused(stats, { ...range, reportId })).toMatchObject({ status: 404 })
  })

  test('is refused with parameters that are none of its type', async () => {
    const answer = await refused(create, { websiteId, name: 'Orders', parameters: wrong })
    expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
    expect(answer.details?.[0]?.path).toMatch(/^parameters\./)
  })

  test('is none under another website', async () => {
    const { id: reportId } = await make()
    const other = await ask(createWebsite, { name: 'Blog' }, { token })
    const elsewhere = await refused(get, { websiteId: other.id, reportId })
    expect(elsewhere).toMatchObject({ status: 404, error: 'saved_reports.not_found' })
  })
})

test('a goal is no funnel', async () => {
  const { id: reportId } = await ask(
    createGoal,
    { websiteId, name: 'Orders', parameters: ordered },
    { token },
  )
  expect(await refused(getFunnel, { websiteId, reportId })).toMatchObject({ status: 404 })
  const { data } = await told(listFunnels, { websiteId })
  expect(data.map(({ id }) => id)).not.toContain(reportId)
})
