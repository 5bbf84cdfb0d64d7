import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentAnalyses } from '../../../../shared/db/tables/content-planning.ts'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { projectFiles } from '../../../../shared/kernel/file-prefixes.ts'
import {
  advanceAnalysis,
  giveUpAnalysis,
} from '../../../../workers/features/content-planning/advance-analysis.ts'
import { getAnalysis } from '../../../../workers/features/content-planning/get-analysis.ts'
import { keyOfAnalysis } from '../../../../workers/features/content-planning/keys.ts'
import { resumeAnalyses } from '../../../../workers/features/content-planning/resume-analyses.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import { patience, updateRow } from '../documents/support.ts'
import { db } from '../projects/support.ts'
import { analysed, newProject, projectWithPages, rowOfFile } from './support.ts'

const owner = await newOwner()
const { organizationId, userId } = owner

/** An analysis whose message was lost. */
async function lost(projectId: string, updatedAt = Date.now()) {
  const jobId = crypto.randomUUID()
  const row = {
    jobId,
    organizationId,
    projectId,
    files: 0,
    filesRead: 0,
    createdBy: userId,
    createdAt: updatedAt,
  }
  await db.insert(contentAnalyses).values({ ...row, status: 'running', error: null, updatedAt })
  return jobId
}

test('messages that come twice, and late, change nothing', async () => {
  const { projectId } = await projectWithPages(owner)
  const jobId = await lost(projectId)
  const context = newContext()
  await Promise.all([advanceAnalysis(context, jobId), advanceAnalysis(context, jobId)])
  await Promise.all([advanceAnalysis(context, jobId), advanceAnalysis(context, jobId)])
  await advanceAnalysis(context, jobId)
  const { status, filesRead, mappings } = await ask(getAnalysis, { projectId, jobId }, owner)
  expect({ status, filesRead, mapped: mappings?.length }).toEqual({
    status: 'completed',
    filesRead: 3,
    mapped: 3,
  })
})

/** A context that sends no messages, and in which something happens before an object is read whose key ends so. */
function contextWhere(ending: string, happens: () => Promise<void>): Context {
  const context = newContext()
  const stored = context.services.files
  let isOver = false
  async function get(key: string) {
    if (key.endsWith(ending) && !isOver) {
      isOver = true
      await happens()
    }
    return stored.get(key)
  }
  const files = {
    get,
    put: (key: string, value: string, options?: R2PutOptions) => stored.put(key, value, options),
    delete: (keys: string[]) => stored.delete(keys),
  }
  return withServices(context, { files, queues: { documents: silentQueue } })
}

test.each(['/files', '/outlines/0'])(
  'a twin that is overtaken before it reads its %s writes over no result',
  async (ending) => {
    const { projectId } = await projectWithPages(owner)
    const jobId = await lost(projectId)
    const stored = newContext().services.files
    const result = async () => (await stored.get(keyOfAnalysis({ projectId, jobId }, 'result')))?.text()
    await advanceAnalysis(
      contextWhere('never', async () => undefined),
      jobId,
    )
    let before: string | undefined
    const twin = contextWhere(ending, async () => {
      await advanceAnalysis(newContext(), jobId)
      before = await result()
    })
    await advanceAnalysis(twin, jobId)
    expect(before).toContain('"mappings":[{')
    expect(await result()).toBe(before)
    expect(await stored.head(keyOfAnalysis({ projectId, jobId }, 'files'))).toBeNull()
    expect(await ask(getAnalysis, { projectId, jobId }, owner)).toMatchObject({
      status: 'completed',
      error: null,
    })
  },
)

test('an analysis whose work is lost has failed, and does not stay under way', async () => {
  const { projectId } = await projectWithPages(owner, 1)
  const jobId = await lost(projectId)
  const context = contextWhere('never', async () => undefined)
  await advanceAnalysis(context, jobId)
  await context.services.files.delete([keyOfAnalysis({ projectId, jobId }, 'outlines/0')])
  await advanceAnalysis(context, jobId)
  const { status, error } = await ask(getAnalysis, { projectId, jobId }, owner)
  expect({ status, error }).toEqual({ status: 'failed', error: expect.stringContaining('Start it again') })
})

test('many files are read in batches, each by a message of its own', async () => {
  const projectId = await newProject(owner)
  const { files: stored } = newContext().services
  const rows = Array.from({ length: 30 }, (_, at) => rowOfFile(projectId, at, { organizationId, userId }))
  for (const row of rows) await db.insert(files).values(row)
  for (const [at, { fileId }] of rows.entries()) {
    const text = `Note ${at}\n\nOwner: Person ${at}`
    const block = { kind: 'paragraph' as const, page: null }
    const end = text.indexOf('\n')
    const blocks = [
      { ...block, kind: 'heading' as const, level: 1, start: 0, end },
      { ...block, start: end + 2, end: text.length },
    ]
    await stored.put(`${projectFiles(projectId)}files/${fileId}/text`, text)
    await stored.put(
      `${projectFiles(projectId)}files/${fileId}/structure`,
      JSON.stringify({ blocks, scans: [] }),
    )
  }
  const { filesRead, contentTypes } = await analysed(projectId, owner)
  expect(filesRead).toBe(30)
  expect(contentTypes?.map(({ fileIds }) => fileIds.length)).toEqual([30])
  expect(contentTypes?.[0]?.fields.map(({ machineName }) => machineName)).toEqual(['title', 'owner'])
})
test('a file that is cut anew from the text that is there is planned, one that is read for the first time is not', async () => {
  const { projectId, fileIds } = await projectWithPages(owner, 4)
  const set = { status: 'processing', stage: 'chunking' } as const
  const [again = '', first = ''] = fileIds
  await updateRow(again, { ...set, generation: 2 })
  await updateRow(first, set)
  const { mappings = [] } = await analysed(projectId, owner)
  const planned = mappings.map(({ fileId }) => fileId)
  expect(planned).toContain(again)
  expect(planned).not.toContain(first)
})

test('an analysis that stands still goes on with the next upkeep', async () => {
  const { projectId } = await projectWithPages(owner, 1)
  const jobId = await lost(projectId, Date.now() - 60 * 60_000)
  expect(await resumeAnalyses(newContext())).toBeGreaterThan(0)
  const status = async () => (await ask(getAnalysis, { projectId, jobId }, owner)).status
  await expect.poll(status, patience).toBe('completed')
})

test('after the last try it has failed, and says what to do', async () => {
  const jobId = await lost(await newProject(owner))
  await giveUpAnalysis(newContext(), jobId)
  const [row] = await db.select().from(contentAnalyses).where(eq(contentAnalyses.jobId, jobId))
  expect(row).toMatchObject({ status: 'failed', error: expect.stringContaining('Start it again') })
})

test('a deleted project leaves nothing of its plans', async () => {
  const { projectId } = await projectWithPages(owner, 1)
  const { jobId } = await analysed(projectId, owner)
  await ask(deleteProject, { projectId }, owner)
  const left = async () => {
    const rows = await db.select().from(contentAnalyses).where(eq(contentAnalyses.projectId, projectId))
    const { objects } = await newContext().services.files.list({ prefix: projectFiles(projectId) })
    return rows.length + objects.length
  }
  await expect.poll(left, patience).toBe(0)
  await advanceAnalysis(newContext(), jobId)
  expect(await left()).toBe(0)
})
