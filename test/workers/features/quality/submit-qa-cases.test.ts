import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { createStory } from '../../../../workers/features/stories/create-story.ts'
import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { submitCases } from '../../../../workers/features/public-generator/submit-cases.ts'
import { submitQaCases } from '../../../../workers/features/quality/submit-qa-cases.ts'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import page from '../../../support/authored/page-2/page.json'
import { PageInventorySchema } from '../../../../shared/domain/page-inventory/schema.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import {
  type Given,
  expecting,
  requirements,
  writtenCase,
  writtenCases,
} from '../public-generator/submissions.ts'

const owner = await newOwner()
const { token, organizationId } = owner
const pages = page.pages.map((each) => PageInventorySchema().parse(each))

async function newProject(): Promise<string> {
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  return projectId
}

const submit = (projectId: string, testCases: Given[]) =>
  ask(submitQaCases, { projectId, requirements, pages, testCases }, { token })

const casesOf = async (projectId: string) => {
  const { testCases } = await ask(listTestCases, { projectId }, { token })
  return testCases.toSorted((one, other) => one.number - other.number)
}

test('accepted cases are stored in the project with what was found, and numbered', async () => {
  const projectId = await newProject()
  const answer = await submit(projectId, [
    ...writtenCases.slice(0, 3),
    expecting('"Price: 5.95 EUR" is shown', { id: 'X' }),
  ])
  const stored = await casesOf(projectId)
  expect(answer.accepted).toEqual(
    stored.map(({ id, externalId, number }) => ({ id, externalId: externalId ?? '', number })),
  )
  expect(stored.map(({ externalId }) => externalId)).toEqual(['TC-001', 'TC-002', 'TC-003'])
  expect(answer.returned).toMatchObject([{ id: 'X', checks: [{ check: 'grounded' }] }])
  for (const each of stored) {
    expect(each).toMatchObject({ author: 'assistant', basis: 'written', verified: false })
    expect(each.checks?.length).toBeGreaterThan(0)
  }
})

test('the same submission once more changes nothing, and a mended case takes the place of its earlier one', async () => {
  const projectId = await newProject()
  const first = await submit(projectId, writtenCases.slice(0, 2))
  const before = await casesOf(projectId)
  expect((await submit(projectId, writtenCases.slice(0, 2))).accepted).toEqual(first.accepted)
  expect(await casesOf(projectId)).toEqual(before)
  const again = await submit(projectId, [writtenCase({ title: 'Cheapest parcel' })])
  expect(again.accepted).toEqual(first.accepted.slice(0, 1))
  expect((await casesOf(projectId)).map(({ title }) => title)).toEqual(['Cheapest parcel', before[1]!.title])
})

test('a case belongs to the story of the sentence that it cites', async () => {
  const projectId = await newProject()
  const story = {
    projectId,
    organizationId,
    title: 'Quote',
    userStory: 'As a customer I want a quote so that I know the price.',
  }
  const criterion = {
    given: 'the weight is empty',
    when: 'Get quote is pressed',
    then: 'the message "Weight is missing." is shown',
  }
  const { story: made } = await ask(createStory, { ...story, acceptanceCriteria: [criterion] }, { token })
  const steps = [
    { action: 'Open the page' },
    { action: 'Click the "Get quote" button', expectedResult: '"Weight is missing." is shown' },
  ]
  const sentences = ['the message "Weight is missing." is shown']
  const testCases = [{ id: 'Q-1', title: 'No weight', sentences, steps }]
  const answer = await ask(submitQaCases, { projectId, storyIds: [made.storyId], testCases }, { token })
  expect(answer.accepted).toMatchObject([{ externalId: 'Q-1' }])
  expect(await casesOf(projectId)).toMatchObject([
    { storyId: made.storyId, criterion: { given: 'the weight is empty' } },
  ])
  const unknown = { projectId, storyIds: [crypto.randomUUID()], testCases }
  await expectRefusal(send(submitQaCases, unknown, { token }), 404, { path: 'storyIds' })
})

test('a text and stories at once are refused, and a foreign project is not found', async () => {
  const projectId = await newProject()
  const testCases = [writtenCase()]
  const both = { projectId, requirements, storyIds: [crypto.randomUUID()], testCases }
  await expectRefusal(send(submitQaCases, both, { token }), 400, { path: 'storyIds' })
  const stranger = await newOwner()
  await expectRefusal(
    send(submitQaCases, { projectId, requirements, testCases }, { token: stranger.token }),
    404,
  )
})

test('a session gives its text, its page and the cases that an assistant wrote for it', async () => {
  const projectId = await newProject()
  const { sessionId } = await ask(createSession, { title: 'Parcels', requirements })
  const alone = { projectId, sessionId }
  await expectRefusal(send(submitQaCases, alone, { token }), 400, { path: 'sessionId' })
  const written = writtenCases.slice(0, 2)
  const { accepted } = await ask(submitCases, { sessionId, testCases: written })
  const answer = await ask(submitQaCases, alone, { token })
  expect(answer.accepted.map(({ externalId }) => externalId)).toEqual(accepted)
  expect(await ask(submitQaCases, alone, { token })).toMatchObject({ accepted: answer.accepted })
  const [first] = await casesOf(projectId)
  expect(first).toMatchObject({
    author: 'assistant',
    sentences: expect.arrayContaining(written[0]!.sentences.slice(0, 1)),
  })
  const nobodys = { projectId, sessionId: crypto.randomUUID() }
  await expectRefusal(send(submitQaCases, nobodys, { token }), 404, { path: 'sessionId' })
  await expectRefusal(send(submitQaCases, { projectId }, { token }), 400, { path: 'testCases' })
})
