import { expect, test } from 'vitest'
import { getFileText } from '../../../../workers/features/documents/get-file-text.route.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { extractRequirements } from '../../../../workers/features/quality/extract-requirements.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { createStory } from '../../../../workers/features/stories/create-story.ts'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'
import { shareWith } from '../sharing/support.ts'

const owner = await newOwner()
const { token, organizationId } = owner

const form = `# Order

The page "Order" is at /order. It has the fields "Postcode", "Quantity" and the button "Send".

If the quantity is more than 20, the message "At most 20" is shown.
`
const news = `# Newsletter

If the email has more than 30 characters, the message "Too long" is shown.
`
const rule = 'If the postcode does not have 5 digits, the message "No postcode" is shown.'

const base = await newBase(owner, 'Shop')
const { fileId: formId } = await uploaded(base, { fileName: 'form.md', content: form }, owner)
const { fileId: newsId } = await uploaded(base, { fileName: 'news.md', content: news }, owner)
const textOf = async (fileId: string) => (await send(getFileText, { id: base, fileId }, owner)).text()
const texts = new Map([
  [formId, await textOf(formId)],
  [newsId, await textOf(newsId)],
])

const newProject = (given = {}) => ask(createProject, { name: 'Shop', organizationId, ...given }, { token })

test('of a base alone its files are read in their order, and each requirement says where it stands', async () => {
  const asked = { knowledgeBaseId: base, organizationId }
  const { requirements, warnings, sources } = await ask(extractRequirements, asked, { token })
  expect(sources).toBeUndefined()
  expect(warnings).toBeUndefined()
  expect([...new Set(requirements.map(({ fileId }) => fileId))]).toEqual([formId, newsId])
  for (const { fileId = '', sentence, source, start, end } of requirements) {
    expect(texts.get(fileId)?.slice(start, end)).toBe(sentence)
    expect(source).toBe(`${fileId === formId ? 'form.md' : 'news.md'} ${start}-${end}`)
  }
  expect(requirements.map(({ sentence }) => sentence)).toContain(
    'If the quantity is more than 20, the message "At most 20" is shown.',
  )
})

test('cases of a base lead to file and place, in the answer and as they are stored', async () => {
  const { projectId } = await newProject()
  const asked = { knowledgeBaseId: base, projectId }
  const { testCases, traceability = [] } = await ask(generateTestCases, asked, { token })
  expect(testCases.length).toBeGreaterThan(2)
  const traced = traceability.find(({ statement }) => statement.includes('"Too long"'))
  expect(traced).toMatchObject({ fileId: newsId, source: expect.stringMatching(/^news\.md \d+-\d+$/) })
  expect(texts.get(newsId)?.slice(traced?.start, traced?.end)).toContain('"Too long"')
  expect(traced?.testCaseIds.length).toBeGreaterThan(0)
  const stored = await ask(listTestCases, { projectId }, { token })
  const own = stored.testCases.filter(({ id }) => traced?.testCaseIds.includes(id))
  expect(own.some(({ testBasis }) => testBasis?.includes(`Source: ${traced?.source}`))).toBe(true)
})

test('beside requirements a base is known, and no case is made of it alone', async () => {
  const asked = { requirements: rule, knowledgeBaseId: base, includeTraceability: true }
  const answer = await ask(generateTestCases, asked, { token })
  expect(answer.traceability?.map(({ statement }) => statement)).toEqual([rule])
  expect(answer.summary.requirements).toMatchObject({ sentences: 1, tested: 1, context: 0 })
  // The address, the other field and the button stand in the base alone.
  const actions = answer.testCases.flatMap(({ steps }) => (steps ?? []).map(({ action }) => action))
  expect(actions).toEqual(expect.arrayContaining(['Open "/order"', 'Click "Send"']))
  expect(JSON.stringify(answer.testCases)).not.toMatch(/Too long|At most 20/)
  const source = answer.sources?.find(({ fileId }) => fileId === formId)
  expect(source).toMatchObject({ kbId: base, fileName: 'form.md' })
  expect(texts.get(formId)?.slice(source?.start, source?.end)).toBe(source?.quote)
})

test('beside the stories of a project a base is known, and cases still belong to their stories', async () => {
  const { projectId } = await newProject()
  const criterion = {
    given: '',
    when: 'the postcode does not have 5 digits',
    then: 'the message "No postcode" is shown',
  }
  const asked = { projectId, organizationId, title: 'Postcode', acceptanceCriteria: [criterion] }
  const { storyId } = (await ask(createStory, asked, { token })).story
  const answer = await ask(generateTestCases, { projectId, knowledgeBaseId: base }, { token })
  expect(answer.testCases.length).toBeGreaterThan(0)
  for (const one of answer.testCases)
    expect(one).toMatchObject({ storyId, criterion: { when: criterion.when } })
  expect(answer.sources?.some(({ fileId }) => fileId === formId)).toBe(true)
})

test('a base that says nothing of what the text names leaves it alone, and says so', async () => {
  const asked = { requirements: 'Zebras must gallop.', knowledgeBaseId: base }
  const { warnings, sources } = await ask(generateTestCases, asked, { token })
  expect(sources).toBeUndefined()
  expect(warnings).toContainEqual(expect.stringContaining('says nothing of what the text names'))
})

test('a base without indexed text is refused at its field', async () => {
  const empty = await newBase(owner)
  for (const call of [
    send(generateTestCases, { knowledgeBaseId: empty }, { token }),
    send(extractRequirements, { knowledgeBaseId: empty, organizationId }, { token }),
  ])
    expect(await refusal(call)).toMatchObject({
      status: 400,
      details: [{ path: 'knowledgeBaseId', message: expect.stringContaining('no indexed text') }],
    })
})

test('a file that could not be indexed is told by its name', async () => {
  const id = await newBase(owner)
  await uploaded(id, { fileName: 'news.md', content: news }, owner)
  await uploaded(id, { fileName: 'broken.pdf', content: '%PDF-1.7 nothing' }, owner)
  const asked = { knowledgeBaseId: id, organizationId }
  const { requirements, warnings } = await ask(extractRequirements, asked, { token })
  expect(requirements).toHaveLength(1)
  expect(warnings).toEqual([expect.stringContaining('not indexed: "broken.pdf"')])
})

test('a shared base is read for the organization that it is shared with, until the share ends', async () => {
  const other = await newOwner()
  const viewer = await newMember(other, 'viewer')
  const asked = { knowledgeBaseId: base, organizationId: other.organizationId }
  const read = (who: { token: string }) => send(extractRequirements, asked, { token: who.token })
  const unknown = {
    status: 404,
    error: 'knowledge_bases.not_found',
    details: [{ path: 'knowledgeBaseId' }],
  }
  expect(await refusal(read(other))).toMatchObject(unknown)
  await shareWith(other, { id: base }, owner)
  const { requirements } = await ask(extractRequirements, asked, { token: viewer.token })
  expect(requirements.length).toBeGreaterThan(1)
  const alone = await ask(generateTestCases, { knowledgeBaseId: base }, { token: other.token })
  expect(alone.testCases.length).toBeGreaterThan(1)
  // The share is for that organization, whatever the base's own one is.
  const mixed = { requirements: rule, knowledgeBaseId: base, organizationId }
  expect(await refusal(send(generateTestCases, mixed, { token: other.token }))).toMatchObject({ status: 404 })
  await ask(endShare, { id: base, organizationId: other.organizationId }, owner)
  expect(await refusal(read(viewer))).toMatchObject(unknown)
})
