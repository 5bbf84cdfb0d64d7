import { expect, test, vi } from 'vitest'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { runGeneration } from '../../../../workers/features/public-generator/run-generation.ts'
import { startRun } from '../../../../workers/features/public-generator/start-run.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newKey, newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'
import { newSession, settled } from './support.ts'
import { shareWith } from '../sharing/support.ts'

const owner = await newOwner()
const form = `# Order

The page "Order" is at /order. It has the fields "Postcode", "Quantity" and the button "Send".

If the quantity is more than 20, the message "At most 20" is shown.
`
const requirements = 'If the postcode does not have 5 digits, the message "No postcode" is shown.'

async function newForm({ isPublic = false } = {}) {
  const id = await newBase(owner, 'Shop')
  const { fileId } = await uploaded(id, { fileName: 'form.md', content: form }, owner)
  if (isPublic) await ask(updateKnowledgeBase, { id, isPublic }, owner)
  return { id, fileId }
}

async function run(input: Record<string, unknown>, sending: { token?: string } = {}) {
  const answer = await ask(generate, { requirements, mode: 'generate', ...input }, sending)
  if (!('testCases' in answer)) throw new Error('The generation was not synchronous')
  return answer
}

const actionsOf = ({ testCases }: Awaited<ReturnType<typeof run>>) =>
  testCases.flatMap(({ steps = [] }) => steps.map(({ action }) => action))

const unknown = (at = 0) => ({
  status: 404,
  error: 'knowledge_bases.not_found',
  details: [{ path: `userKbIds.${at}` }],
})

test('a public base is known to anybody, and its sentences are neither requirements nor cases', async () => {
  const { id, fileId } = await newForm({ isPublic: true })
  const answer = await run({ userKbIds: [id] })
  expect(actionsOf(answer)).toEqual(expect.arrayContaining(['Open "/order"', 'Click "Send"']))
  expect(answer.sources).toMatchObject([{ n: 1, kbId: id, fileId, fileName: 'form.md' }])
  expect(answer.requirements.map(({ sentence }) => sentence)).toEqual([requirements])
  expect(answer.sentences).toMatchObject([{ start: 0, end: requirements.length, status: 'tested' }])
  expect(answer.summary.requirements).toMatchObject({ sentences: 1, tested: 1, context: 0 })
  expect(answer).not.toHaveProperty('warnings')
  expect(actionsOf(await run({}))).not.toContain('Open "/order"')
})

test('an upload that repeats the requirements is read once, with a base too', async () => {
  const { id } = await newForm({ isPublic: true })
  const { sentences } = await run({ userKbIds: [id], uploadedContent: ` ${requirements}\n` })
  expect(sentences.map(({ source }) => source)).toEqual(['requirements'])
})

test('a private base is known to those who may read it, and to nobody else', async () => {
  const { id } = await newForm()
  const stranger = await newOwner()
  const ofOwner = await run({ userKbIds: [id] }, owner)
  expect(actionsOf(ofOwner)).toContain('Open "/order"')
  expect(
    actionsOf(
      await run({ userKbIds: [id] }, { token: (await newKey(owner, { scopes: ['read', 'write'] })).key }),
    ),
  ).toContain('Open "/order"')
  const refused = (sending: { token?: string }) =>
    refusal(send(generate, { requirements, userKbIds: [id] }, sending))
  expect(await refused({})).toMatchObject(unknown())
  expect(await refused(stranger)).toMatchObject(unknown())
  expect(await refused({ token: 'nonsense' })).toMatchObject({ status: 401 })
  await shareWith(stranger, { id }, owner)
  expect(actionsOf(await run({ userKbIds: [id] }, stranger))).toContain('Open "/order"')
  await ask(endShare, { id, organizationId: stranger.organizationId }, owner)
  expect(await refused(stranger)).toMatchObject(unknown())
})

test('what is unknown is refused by its place, before a session is made', async () => {
  const { id } = await newForm({ isPublic: true })
  const answer = await refusal(send(generate, { requirements, userKbIds: [id, crypto.randomUUID()] }))
  expect(answer).toMatchObject(unknown(1))
  for (const userKbIds of [['not an id'], 'text', Array(21).fill(crypto.randomUUID())]) {
    const malformed = await refusal(send(generate, { requirements, userKbIds }))
    expect(malformed).toMatchObject({ status: 400, error: 'validation_failed' })
    expect(malformed.details?.[0]?.path).toMatch(/^userKbIds/)
  }
  expect(await run({ userKbIds: [] })).not.toHaveProperty('warnings')
})

test('a base that was closed before the run began is left out, and the run says so', async () => {
  const { id } = await newForm()
  const { sessionId } = await newSession()
  const context = newContext()
  const asked = {
    requirements,
    mode: 'generate',
    scope: 'full',
    priority: 'all',
    format: 'standard',
  } as const
  const request = { ...asked, maxTestCases: 50, stream: false, userKbIds: [id] }
  const { executionId } = await startRun(context, {
    sessionId,
    message: requirements,
    change: {},
    input: { kind: 'generate', request, bases: [{ kbId: id, organizationId: null }] },
  })
  const ended = await runGeneration(context, executionId)
  if (ended.how !== 'completed') throw new Error(`The run ended as ${ended.how}`)
  expect(ended.result.warnings).toEqual([expect.stringContaining('cannot be read any more')])
  expect(ended.result).not.toHaveProperty('sources')
})

test('in the background a base is read as well', async () => {
  const { id } = await newForm()
  const started = await ask(
    generate,
    { requirements, mode: 'generate', stream: true, userKbIds: [id] },
    owner,
  )
  const session = await vi.waitFor(async () => settled(started.sessionId), { timeout: 20_000 })
  const actions = session.testCases.flatMap(({ steps = [] }) => steps.map(({ action }) => action))
  expect(actions).toContain('Open "/order"')
})
