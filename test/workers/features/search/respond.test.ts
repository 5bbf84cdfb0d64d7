import { expect, test } from 'vitest'
import { deleteKnowledgeBase } from '../../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { chatWithProject } from '../../../../workers/features/search/chat-with-project.route.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { searchPublicBase } from '../../../../workers/features/sharing/search-public-base.route.ts'
import { table } from '../../../../workers/api/table.ts'
import { ask, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'
import { shareWith } from '../sharing/support.ts'

const owner = await newOwner()
const question = 'When is the pool open, and when is the sauna open?'
const content = 'The pool is open from six to nine.\n\nThe sauna is open from ten to noon.'

async function sharedBase() {
  const other = await newOwner()
  const id = await newBase(owner, 'Pool')
  await uploaded(id, { fileName: 'pool.txt', content }, owner)
  await shareWith(other, { id }, owner)
  return { id, other }
}

interface Told {
  type: string
  data: string
}

/** Takes the first event of a stream, lets something happen, and takes the others. */
async function interrupted(response: Response, happening: () => Promise<unknown>): Promise<Told[]> {
  // Without a pipe in between, which would read ahead.
  const reader = (response.body as ReadableStream<Uint8Array> | null)?.getReader()
  if (!reader) throw new Error('There is no stream')
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes('\n\n')) text += decoder.decode((await reader.read()).value, { stream: true })
  await happening()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true })
  return text
    .trim()
    .split('\n\n')
    .map((event) => {
      const [, type = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
      return { type, data }
    })
}

/** What was on its way is told still, and then why nothing follows: no sentence more, and no passage. */
function expectCutOff(events: Told[]): void {
  const types = events.map(({ type }) => type)
  expect(types.at(0)).toBe('sources')
  expect(types.at(-1)).toBe('error')
  expect(types).not.toContain('done')
  // One event may lie in the pipe between the two sides when it happens.
  expect(types.filter((type) => type === 'delta').length).toBeLessThanOrEqual(1)
  expect(events.at(-1)?.data).not.toContain('sauna')
}

const stream = { question, stream: true }
/** Without the way through the runtime, which would read ahead. */
const transport = deploy(table, {})

test('a stream to whom a base was shared ends with the share', async () => {
  const { id, other } = await sharedBase()
  const response = await send(searchBase, { id, ...stream }, { ...other, transport })
  expectCutOff(
    await interrupted(response, () => ask(endShare, { id, organizationId: other.organizationId }, owner)),
  )
})

test('so does that of a project which the base is linked to', async () => {
  const { id, other } = await sharedBase()
  const given = { name: 'Reader', organizationId: other.organizationId, knowledgeBaseIds: [id] }
  const { projectId } = await ask(createProject, given, other)
  const response = await send(
    chatWithProject,
    { projectId, query: question, stream: true },
    { ...other, transport },
  )
  expectCutOff(
    await interrupted(response, () => ask(endShare, { id, organizationId: other.organizationId }, owner)),
  )
})

test('that of a stranger ends when the base is public no more', async () => {
  const { id } = await sharedBase()
  await ask(updateKnowledgeBase, { id, isPublic: true }, owner)
  const response = await send(searchPublicBase, { kbId: id, ...stream }, { transport })
  expectCutOff(await interrupted(response, () => ask(updateKnowledgeBase, { id, isPublic: false }, owner)))
})

test('that of its own people ends when the base is deleted', async () => {
  const { id } = await sharedBase()
  const response = await send(searchBase, { id, ...stream }, { ...owner, transport })
  expectCutOff(await interrupted(response, () => ask(deleteKnowledgeBase, { id }, owner)))
})
