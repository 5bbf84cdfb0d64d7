import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { purges } from '../../../shared/db/tables/projects.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { table } from '../../../workers/api/table.ts'
import { getFilePreview } from '../../../workers/features/documents/get-file-preview.ts'
import { deleteKnowledgeBase } from '../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { deleteProject } from '../../../workers/features/projects/delete-project.ts'
import { acceptShare } from '../../../workers/features/sharing/accept-share.ts'
import { endShare } from '../../../workers/features/sharing/end-share.ts'
import { shareBase } from '../../../workers/features/sharing/share-base.ts'
import { ask, fetchApi, send } from '../../support/client.ts'
import { newContext } from '../../support/context.ts'
import { newOwner } from '../../support/people.ts'
import { patience, uploaded, uploadedToProject } from '../../workers/features/documents/support.ts'
import { sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'
import { type World, named, newWorld } from './world.ts'

const { db } = newContext().services

/** A word that stands in the files of one organization, in their names and their texts, and nowhere else. */
const secret = `zwx${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
const words = `The ${secret} is open until nine in the evening.`
const question = `Until when is the ${secret} open?`

const ours = await newWorld()
const theirs = await newWorld()
const owner = { token: ours.tokens.owner ?? '' }
const stranger = { token: theirs.tokens.owner ?? '' }
const kbId = ours.ids['/api/knowledge-bases/'] ?? ''
const projectId = ours.ids['/api/projects/'] ?? ''
const page = { fileName: `${secret}.html`, content: `<h1>${secret}</h1><p>${words}</p>` }
const file = await uploaded(kbId, page, owner)
const ofProject = { fileName: `${secret}.txt`, content: `${words}\n\nThe ${secret} has two doors.` }
const projectFile = await uploadedToProject(projectId, ofProject, owner)
ours.ids['/api/knowledge-bases/*/files/'] = file.fileId
ours.ids['/api/projects/*/files/'] = projectFile.fileId

/** Fields by which operations name what they read of bases and files, and what they ask it. */
const asked: Record<string, (world: World) => unknown> = {
  kbId: ({ ids }) => ids['/api/knowledge-bases/'],
  knowledgeBaseId: ({ ids }) => ids['/api/knowledge-bases/'],
  knowledgeBaseIds: ({ ids }) => [ids['/api/knowledge-bases/']],
  userKbIds: ({ ids }) => [ids['/api/knowledge-bases/']],
  question: () => question,
  query: () => question,
  q: () => question,
}

const ways = /\/(?:knowledge-bases|files|search|chat|kb|master-context|indexing-status|knowledge)\b/
const namesKnowledge = (operation: Operation) =>
  Object.keys(operation.input().shape).some((name) =>
    /^(?:kbId|userKbIds|knowledgeBaseIds?|fileIds)$/.test(name),
  )

/** All that has to do with bases and files, but what takes uploads and what deletes. */
const operations = table.filter(
  (operation) =>
    (ways.test(operation.path) || namesKnowledge(operation)) &&
    !operation.consumes &&
    operation.effect !== 'destroy' &&
    operation.id !== 'files.open',
)
const reads = operations.filter(({ effect }) => effect === 'read')

function inputOf(operation: Operation, world: World): Record<string, unknown> {
  const { shape } = operation.input()
  const fields = Object.keys(shape).filter((name) => name in asked)
  return {
    ...sampleInput(operation),
    ...inputs[operation.id],
    ...Object.fromEntries(fields.map((name) => [name, asked[name]?.(world)])),
    ...named(operation, world),
  }
}

/** What somebody hears who names things of theirs, but for one at a time, and for all of them, which is ours. */
function mixedInputs(operation: Operation): Record<string, unknown>[] {
  const [own, foreign] = [inputOf(operation, theirs), inputOf(operation, ours)]
  const different = Object.keys(foreign).filter(
    (name) => JSON.stringify(own[name]) !== JSON.stringify(foreign[name]),
  )
  return [own, foreign, ...different.map((name) => ({ ...own, [name]: foreign[name] }))]
}

/** The answer as one text, streams included. */
async function heard(operation: Operation, input: Record<string, unknown>, token?: string): Promise<string> {
  const sending = token === undefined ? {} : { token }
  const response = await send(operation, input, sending)
  return JSON.stringify([...response.headers]) + (await response.text())
}

/** The answer without the words of the question, which some repeat. */
const leaked = (text: string) => text.replaceAll(question, '').includes(secret)

const streamed = (operation: Operation) => ('stream' in operation.input().shape ? [false, true] : [undefined])
const withStream = (input: Record<string, unknown>, stream: boolean | undefined) =>
  stream === undefined ? input : { ...input, stream }

async function leaksTo(operation: Operation, all: Record<string, unknown>[], token?: string) {
  const found: unknown[] = []
  for (const input of all) {
    for (const stream of streamed(operation)) {
      const sent = withStream(input, stream)
      if (leaked(await heard(operation, sent, token))) found.push(sent)
    }
  }
  return found
}

const each = operations.map((operation) => [operation.id, operation] as const)

test('whoever may read them finds the words by search, list, text, page and link, so that a leak would be seen', async () => {
  const found: string[] = []
  for (const operation of reads)
    if ((await leaksTo(operation, [inputOf(operation, ours)], owner.token)).length > 0)
      found.push(operation.id)
  expect(found).toEqual(
    expect.arrayContaining([
      'documents.list',
      'documents.get',
      'documents.getText',
      'documents.showPage',
      'documents.listAll',
      'projectFiles.list',
      'projectFiles.get',
      'projectFiles.getText',
      'search.base',
      'search.project',
      'search.organization',
    ]),
  )
})

describe('a stranger hears nothing of them, whatever ids they mix', () => {
  test.each(each)('%s', async (_id, operation) => {
    expect(await leaksTo(operation, mixedInputs(operation), stranger.token)).toEqual([])
  })
})

describe('nor does whoever has no right any more, or none at all', () => {
  test.each(each)('%s', async (_id, operation) => {
    for (const caller of ['anonymous', 'removed member', 'expired key', 'revoked key'] as const)
      expect([caller, await leaksTo(operation, [inputOf(operation, ours)], ours.tokens[caller])]).toEqual([
        caller,
        [],
      ])
  })
})

test('an organization hears nothing of what is only offered to it, nor once the share has ended, by anything that it could read between', async () => {
  const reader = await newOwner()
  const { organizationId: targetOrgId } = reader
  const theirOwn = { organizationId: targetOrgId, token: reader.token }
  const inputFor = (operation: Operation) => ({
    ...inputOf(operation, ours),
    ...('organizationId' in operation.input().shape && { organizationId: targetOrgId }),
  })
  const audible = async () => {
    const found: string[] = []
    for (const operation of reads)
      if ((await leaksTo(operation, [inputFor(operation)], theirOwn.token)).length > 0)
        found.push(operation.id)
    return found
  }
  await ask(shareBase, { id: kbId, targetOrgId }, owner)
  expect(await audible()).toEqual([])
  await ask(acceptShare, { organizationId: targetOrgId, kbId }, reader)
  const { url } = await ask(getFilePreview, { id: kbId, fileId: file.fileId }, reader)
  const opened = async () => (await fetchApi(new Request(url))).text()
  expect(await audible()).toEqual(
    expect.arrayContaining(['search.base', 'search.organization', 'documents.getText', 'documents.showPage']),
  )
  expect(leaked(await opened())).toBe(true)
  await ask(endShare, { id: kbId, organizationId: targetOrgId }, owner)
  expect(await audible()).toEqual([])
  expect(leaked(await opened())).toBe(false)
})

/** Tables in which the word stands, in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const all = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\'",
  ).all<{ name: string }>()
  const found: string[] = []
  for (const { name } of all.results) {
    const { results } = await env.DB.prepare(`select name from pragma_table_info('${name}')`).all<{
      name: string
    }>()
    const columns = results.map((column) => `instr(lower(coalesce("${column.name}", '')), ?1)`)
    const hit = await env.DB.prepare(`select 1 from "${name}" where ${columns.join(' + ')} > 0 limit 1`)
      .bind(word)
      .first()
    if (hit) found.push(name)
  }
  return found
}

test('once base and project are deleted, no table, object or index holds a word of what their files said', async () => {
  const said = `zwy${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
  const content = `The ${said} opens at ten. Ask the porter of the ${said} for the key of the ${said}.`
  const world = await newWorld()
  const token = { token: world.tokens.owner ?? '' }
  const [id = '', ofId = ''] = [world.ids['/api/knowledge-bases/'], world.ids['/api/projects/']]
  await uploaded(id, { fileName: 'doors.html', content: `<p>${content}</p>` }, token)
  await uploadedToProject(ofId, { fileName: 'doors.txt', content: `${content} ` }, token)
  for (const operation of reads) await heard(operation, inputOf(operation, world), token.token)
  await ask(deleteKnowledgeBase, { id }, token)
  await ask(deleteProject, { projectId: ofId }, token)
  for (const resourceId of [id, ofId])
    await expect
      .poll(
        async () =>
          (await db.select().from(purges).where(eq(purges.resourceId, resourceId)))[0]?.finishedAt ?? null,
        patience,
      )
      .not.toBeNull()
  expect(await tablesWith(said)).toEqual([])
  for (const prefix of [`knowledge-bases/${id}/`, `projects/${ofId}/`])
    await expect
      .poll(async () => (await env.FILES.list({ prefix })).objects.map(({ key }) => key), patience)
      .toEqual([])
  for (const ownerId of [id, ofId])
    expect(await newContext().services.knowledgeIndexes.getByName(ownerId).figures()).toEqual({
      files: 0,
      chunks: 0,
    })
})
