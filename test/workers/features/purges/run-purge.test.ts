import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { liveProjectId } from '../../../../shared/db/live-project.ts'
import { projects, purges } from '../../../../shared/db/tables/projects.ts'
import { agentRuns, tokenUsage } from '../../../../shared/db/tables/usage.ts'
import { knowledgeBaseParts } from '../../../../workers/features/knowledge-base-parts.ts'
import { orderPurge } from '../../../../workers/features/purges/index.ts'
import { resumePurges } from '../../../../workers/features/purges/resume-purges.ts'
import { runPurge } from '../../../../workers/features/purges/run-purge.ts'
import { projectParts } from '../../../../workers/features/project-parts.ts'
import { uuidV7 } from '../../../../shared/services/ids.ts'
import { newContext } from '../../../support/context.ts'
import { logged } from '../../../support/log-lines.ts'
import { addRuns, auditOf, db, patience } from '../projects/support.ts'

const system = () => newContext({ actor: { kind: 'system' } })

/** A deleted project whose purge was ordered, and whose message was lost. */
async function deletedProject(runs: number, requestedAt = Date.now()) {
  const projectId = uuidV7(Date.now())
  const organizationId = crypto.randomUUID()
  const texts = { name: '', description: '', templateType: 'blank', status: 'active' } as const
  const times = { createdBy: 'someone', createdAt: 1, updatedAt: 1, deletedAt: requestedAt }
  await db.insert(projects).values({ projectId, organizationId, ...texts, agentConfigs: [], ...times })
  await addRuns({ projectId, organizationId }, Array(runs).fill({}))
  const deleted = { resource: 'project', resourceId: projectId, organizationId } as const
  await db.batch([orderPurge({ ...system(), now: () => requestedAt }, deleted)])
  return projectId
}

const purgeOf = async (resourceId: string) =>
  (await db.select().from(purges).where(eq(purges.resourceId, resourceId)))[0]
const runsOf = (projectId: string) => db.select().from(agentRuns).where(eq(agentRuns.projectId, projectId))
const rowsOf = (projectId: string) => db.select().from(projects).where(eq(projects.projectId, projectId))

test('a purge that was cut short goes on where it was, and counts everything once', async () => {
  const projectId = await deletedProject(4)
  expect(await runPurge(system(), projectId, 1)).toBe(true)
  expect(await runsOf(projectId)).toEqual([])
  expect(await rowsOf(projectId)).toHaveLength(1)
  expect(await purgeOf(projectId)).toMatchObject({ finishedAt: null, removed: { agentRuns: 4 } })
  expect(await runPurge(system(), projectId)).toBe(false)
  expect(await rowsOf(projectId)).toEqual([])
  expect(await purgeOf(projectId)).toMatchObject({
    finishedAt: expect.any(Number),
    removed: { agentRuns: 4, projects: 1 },
  })
})

test('thousands of things go in turns of at most a thousand', async () => {
  const projectId = await deletedProject(0)
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2500) select i from n`
  await db.run(sql`
    insert into ${agentRuns} (run_id, organization_id, project_id, agent_type, status, started_at, input_summary)
    select ${projectId} || i, 'o', ${projectId}, 'x', 'completed', i, '' from (${numbers})`)
  expect(await runPurge(system(), projectId, 2)).toBe(true)
  expect(await purgeOf(projectId)).toMatchObject({ removed: { agentRuns: 2000 } })
  expect(await runPurge(system(), projectId, 2)).toBe(false)
  expect(await purgeOf(projectId)).toMatchObject({ removed: { agentRuns: 2500, projects: 1 } })
})

test('what ends after its project was deleted belongs to no project', async () => {
  const projectId = await deletedProject(0)
  const [{ organizationId } = { organizationId: '' }] = await rowsOf(projectId)
  const usage = { model: 'm', task: 'chat', inputTokens: 1, outputTokens: 1, cost: 0, at: 1, organizationId }
  const rows = await db
    .insert(tokenUsage)
    .values({ ...usage, usageId: crypto.randomUUID(), projectId: liveProjectId(projectId, organizationId) })
    .returning()
  expect(rows).toMatchObject([{ projectId: null }])
})

test('two at once, and one more afterwards, end it once', async () => {
  const projectId = await deletedProject(2)
  await Promise.all([runPurge(system(), projectId), runPurge(system(), projectId)])
  await runPurge(system(), projectId)
  expect((await auditOf(projectId)).map(({ action }) => action)).toEqual(['projects.purge'])
  expect(await purgeOf(projectId)).toMatchObject({ removed: { agentRuns: 2, projects: 1 } })
})

test('a store that fails keeps the others from nothing, and the purge open', async () => {
  const projectId = await deletedProject(1)
  const [links] = projectParts
  const broken = vi.spyOn(links!, 'purge').mockRejectedValue(new Error('The store is away'))
  await expect(runPurge(system(), projectId)).rejects.toThrow('1 stores were not emptied')
  broken.mockRestore()
  expect(await runsOf(projectId)).toEqual([])
  expect(await purgeOf(projectId)).toMatchObject({ finishedAt: null })
  expect(await runPurge(system(), projectId)).toBe(false)
  expect(await rowsOf(projectId)).toEqual([])
})

test('a project that was not deleted is not touched, whatever a message says', async () => {
  const projectId = await deletedProject(1)
  await db.delete(purges).where(eq(purges.resourceId, projectId))
  await db.update(projects).set({ deletedAt: null }).where(eq(projects.projectId, projectId))
  expect(await runPurge(system(), projectId)).toBe(false)
  expect(await runsOf(projectId)).toHaveLength(1)
})

test('the upkeep takes purges whose message was lost, and leaves those that have just begun', async () => {
  const lost = await deletedProject(1, Date.now() - 3_600_000)
  const fresh = await deletedProject(1)
  expect(await resumePurges(system())).toBeGreaterThan(0)
  await expect.poll(async () => (await purgeOf(lost))?.finishedAt ?? null, patience).not.toBeNull()
  expect(await purgeOf(fresh)).toMatchObject({ finishedAt: null })
})

test('the names of parts are counts of their own', () => {
  for (const parts of [projectParts, knowledgeBaseParts]) {
    const names = parts.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-zA-Z]+$/)
  }
})

test('a purge that ends leaves one line: of what, how much was removed and how long it took', async () => {
  const projectId = await deletedProject(3, Date.now() - 60_000)
  const lines = await logged('purges.ended', async () => {
    await runPurge(system(), projectId)
    await runPurge(system(), projectId)
  })
  const removed = { agentRuns: 3, projects: 1 }
  expect(lines).toMatchObject([{ resource: 'project', resourceId: projectId, removed }])
  expect(lines[0]?.['durationMs']).toBeGreaterThanOrEqual(60_000)
})
