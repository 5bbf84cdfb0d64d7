import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  contentAnalyses,
  contentPlans,
  pageMigrations,
} from '../../../../shared/db/tables/content-planning.ts'
import { ciRuns } from '../../../../shared/db/tables/ci-triggers.ts'
import { projects, purges } from '../../../../shared/db/tables/projects.ts'
import { agentRuns, tokenUsage } from '../../../../shared/db/tables/usage.ts'
import { outboxEvents } from '../../../../shared/db/tables/webhooks.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { createCiTrigger } from '../../../../workers/features/ci-triggers/create-ci-trigger.ts'
import { putMasterContext } from '../../../../workers/features/master-contexts/put-master-context.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { listProjects } from '../../../../workers/features/projects/list-projects.ts'
import { fileTotals, files } from '../../../../shared/db/tables/knowledge.ts'
import { projectFiles } from '../../../../shared/kernel/file-prefixes.ts'
import { createSprint } from '../../../../workers/features/sprints/create-sprint.ts'
import { caseTargets } from '../../../../shared/db/tables/test-runs.ts'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { createStory } from '../../../../workers/features/stories/create-story.ts'
import { uploadedToProject } from '../documents/support.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { withServices } from '../../../support/with-services.ts'
import { newOwner } from '../../../support/people.ts'
import { brokenQueue } from '../../../support/queues.ts'
import { addRuns, auditOf, db, newBases, patience } from './support.ts'
import { finishedRun } from '../test-runs/support.ts'

const owner = await newOwner()
const { token, organizationId, userId } = owner

/** A project that has something in every store. */
async function fullProject(name = 'Shop') {
  const knowledgeBaseIds = await newBases(organizationId, 2)
  const input = { name, organizationId, description: 'Secret plans', knowledgeBaseIds }
  const project = await ask(createProject, { ...input, templateType: 'rfp' }, { token })
  const { projectId } = project
  const planned = { projectId, organizationId }
  const { story } = await ask(createStory, { ...planned, title: 'Pay by invoice' }, { token })
  const needs = { dependsOn: [story.storyId] }
  await ask(createStory, { ...planned, title: 'Pay by card', ...needs }, { token })
  await ask(createSprint, { ...planned, name: 'Sprint 1', storyIds: [story.storyId] }, { token })
  const { id } = await ask(createTestCase, { ...planned, title: 'Pay', tags: ['smoke'] }, { token })
  await db.insert(caseTargets).values({ testCaseId: id, projectId, targets: [] })
  const targetUrl = 'https://shop.example.com/'
  await ask(createCiTrigger, { projectId, name: 'Push', targetUrl }, { token })
  const run = await finishedRun(planned, { verdicts: { [id]: 'failed' }, autoCreateDefects: true })
  await run.tell()
  await db.insert(ciRuns).values({ ...planned, executionId: run.executionId, createdAt: Date.now() })
  await addRuns(project, [{}, { status: 'running', finishedAt: null }, {}])
  for (const usageId of [crypto.randomUUID(), crypto.randomUUID()]) {
    const spent = { model: 'm', inputTokens: 10, outputTokens: 5, cost: 0.25, at: Date.now() }
    await db.insert(tokenUsage).values({ usageId, organizationId, projectId, task: 'chat', ...spent })
  }
  await ask(putMasterContext, { projectId, masterContext: 'A shop.' }, { token })
  const scope = { fileName: 'scope.txt', content: 'The shop opens in March.' }
  await uploadedToProject(projectId, scope, { token })
  await planContent({ organizationId, projectId })
  for (const file of ['a.txt', 'deep/b.txt']) await env.FILES.put(`${projectFiles(projectId)}${file}`, 'x')
  return project
}

/** A plan of the content of a project, with an analysis and what becomes of a file. */
async function planContent(its: { organizationId: string; projectId: string }) {
  const [jobId, fileId] = [crypto.randomUUID(), crypto.randomUUID()]
  const counts = { files: 0, filesRead: 0, createdBy: 'somebody', createdAt: 1, updatedAt: 1 }
  await db.insert(contentAnalyses).values({ ...its, jobId, status: 'completed', error: null, ...counts })
  await db.insert(contentPlans).values({ ...its, contentTypes: [], navigation: [], updatedAt: 1 })
  const page = { fileId, ordinal: 0, contentTypeId: null, fieldOverrides: {}, status: 'planned' as const }
  await db.insert(pageMigrations).values({ ...its, ...page })
}

/** How many things of a project there are, in every table that knows projects and in the files. */
async function traces(projectId: string): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and sql like '%`project_id`%'",
  ).all<{ name: string }>()
  const found: Record<string, number> = {}
  for (const { name } of results) {
    const count = env.DB.prepare(`select count(*) as n from "${name}" where project_id = ?`).bind(projectId)
    found[name] = (await count.first<number>('n')) ?? 0
  }
  const needs =
    'select count(*) as n from story_dependencies where depends_on in (select story_id from stories where project_id = ?)'
  found['needs'] = (await env.DB.prepare(needs).bind(projectId).first<number>('n')) ?? 0
  found['file_rows'] = (await db.select().from(files).where(eq(files.ownerId, projectId))).length
  found['file_totals'] = (await db.select().from(fileTotals).where(eq(fileTotals.ownerId, projectId))).length
  found['chunks'] = (await newContext().services.knowledgeIndexes.getByName(projectId).figures()).chunks
  found['files'] = (await env.FILES.list({ prefix: projectFiles(projectId) })).objects.length
  return found
}

const purgeOf = async (resourceId: string) =>
  (await db.select().from(purges).where(eq(purges.resourceId, resourceId)))[0]

test('a deleted project is gone at once, and soon nothing of it is left in any store', async () => {
  const { projectId } = await fullProject()
  const other = await fullProject('Other')
  const before = await traces(projectId)
  const untouched = await traces(other.projectId)
  expect(Object.values(before)).not.toContain(0)
  expect(await ask(deleteProject, { projectId }, { token })).toEqual({ deleted: true })
  expect(await refusal(send(getProject, { projectId }, { token }))).toMatchObject({ status: 404 })
  const listed = await ask(listProjects, { organizationId }, { token })
  expect(listed.projects.map((project) => project.projectId)).not.toContain(projectId)

  await expect.poll(async () => (await purgeOf(projectId))?.finishedAt ?? null, patience).not.toBeNull()
  expect(await traces(projectId)).toEqual(Object.fromEntries(Object.keys(before).map((store) => [store, 0])))
  const lost =
    'select count(*) as n from story_dependencies where story_id not in (select story_id from stories)'
  expect(await env.DB.prepare(lost).first<number>('n')).toBe(0)
  expect(await traces(other.projectId)).toEqual(untouched)
  expect(await purgeOf(projectId)).toMatchObject({
    organizationId,
    removed: {
      stories: 2,
      sprints: 1,
      changes: 2,
      recordNumbers: 3,
      testCases: 1,
      testRuns: 1,
      defects: 1,
      recordStates: 6,
      knowledgeBaseLinks: 2,
      agentRuns: 4,
      tokenUsage: 2,
      masterContexts: 1,
      contentPlans: 1,
      contentAnalyses: 1,
      pageMigrations: 1,
      fileRows: 1,
      chunks: 1,
      files: 6,
      projects: 1,
    },
  })
  const audit = await auditOf(projectId)
  expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
    ['projects.create', `user:${userId}`],
    ['masterContexts.put', `user:${userId}`],
    ['projects.delete', `user:${userId}`],
    ['projects.purge', 'system'],
  ])
  for (const part of ['2 stories', '1 test case', '1 test run', '1 defect', '4 agent runs', '6 files'])
    expect(audit.at(-1)?.summary).toContain(part)
})

test('what it cost stays in the account of its organization', async () => {
  const { projectId } = await fullProject()
  const usage = () => db.select().from(tokenUsage).where(eq(tokenUsage.organizationId, organizationId))
  const before = await usage()
  await ask(deleteProject, { projectId }, { token })
  await expect.poll(async () => (await purgeOf(projectId))?.finishedAt ?? null, patience).not.toBeNull()
  const after = await usage()
  expect(after.length).toBe(before.length)
  expect(after.filter((row) => row.projectId === projectId)).toEqual([])
})

test('until it is purged its row says nothing of what it was', async () => {
  const { projectId } = await fullProject()
  const { email } = owner
  const context = newContext({ actor: { kind: 'user', userId, email, name: 'Ada' } })
  const cut = withServices(context, { queues: { jobs: brokenQueue } })
  expect(await call(deleteProject, cut, { projectId })).toEqual({ deleted: true })
  const [row] = await db.select().from(projects).where(eq(projects.projectId, projectId))
  expect(row).toMatchObject({ name: '', description: '', agentConfigs: [], deletedAt: expect.any(Number) })
  expect(await purgeOf(projectId)).toMatchObject({ finishedAt: null, removed: {} })
  expect(await db.select().from(agentRuns).where(eq(agentRuns.projectId, projectId))).toHaveLength(4)
  // The deletion happened, so it is told, too.
  const told = await db.select().from(outboxEvents).where(eq(outboxEvents.organizationId, organizationId))
  const ofProject = told.filter(({ data }) => data['projectId'] === projectId).map(({ type }) => type)
  expect(ofProject).toContain('project.deleted')
})

test('of many deletions at once one is told and the others are 404', async () => {
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(deleteProject, { projectId }, { token })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(5).fill(404)])
  const deletions = (await auditOf(projectId)).filter(({ action }) => action === 'projects.delete')
  expect(deletions).toHaveLength(1)
  expect(await refusal(send(deleteProject, { projectId }, { token }))).toMatchObject({
    error: 'projects.not_found',
  })
})
