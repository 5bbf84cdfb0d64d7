import { expect, test } from 'vitest'
import { generateReleaseNotes } from '../../../../workers/features/manuals/generate-release-notes.ts'
import { generateUserManual } from '../../../../workers/features/manuals/generate-user-manual.ts'
import { queryKnowledge } from '../../../../workers/features/qa-knowledge/query-knowledge.ts'
import { analyzeRisks } from '../../../../workers/features/risks/analyze-risks.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { generateStories } from '../../../../workers/features/story-writing/generate-stories.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { type Question, readingAssistant } from '../../../support/reading-assistant.ts'
import { toolName } from '../../../../shared/kernel/tool-name.ts'

const { token, organizationId } = await newOwner()
const assistant = await readingAssistant(token)
const demand = 'Customers can pay an order by card so that it is sent at once.'

const storyOf = ({ text }: Question) => {
  const { sentences } = JSON.parse(text) as { sentences: { sentence: number; text: string }[] }
  return {
    stories: sentences.map(({ sentence }) => ({
      sentences: [sentence],
      title: 'Pay an order by card',
      role: 'Customers',
      want: 'to pay an order by card',
      benefit: 'it is sent at once',
      criteria: [],
    })),
  }
}

test('stories are worded by the assistant as far as they say what the text does', async () => {
  const input = { requirements: demand }
  const { replies } = await assistant.untilRead(toolName(generateStories), input, storyOf)
  expect(replies).toMatchObject([{ round: 1 }, { stories: [{ title: 'Pay an order by card' }] }])
  const invented = await assistant.untilRead(toolName(generateStories), input, (question) => ({
    stories: storyOf(question).stories.map((story) => ({ ...story, want: 'to pay 500 orders by invoice' })),
  }))
  expect(JSON.stringify(invented.replies.at(-1))).not.toMatch(/500|invoice/)
})

test('risks are named by the assistant, and what does not stand in the text is none', async () => {
  const input = { requirements: 'The service transfers patient files to another hospital every night.' }
  const named = (quote: string) => (question: Question) => {
    const { sentences } = JSON.parse(question.text) as { sentences: { sentence: number }[] }
    return { risks: sentences.map(({ sentence }) => ({ kind: 'personal-data', sentence, quote })) }
  }
  const { replies } = await assistant.untilRead(
    toolName(analyzeRisks),
    input,
    named('a nuclear plant explodes'),
  )
  expect(replies).toMatchObject([{ round: 1 }, { summary: { engine: 'embedded' } }])
  expect(JSON.stringify(replies.at(-1))).not.toContain('nuclear')
})

test('an answer about testing is worded by the assistant, or the engine’s own where it says something else', async () => {
  const input = { question: 'What is boundary value analysis?', organizationId }
  const { replies } = await assistant.untilRead(toolName(queryKnowledge), input, () => ({
    sentences: [{ article: 0, text: 'Boundary values are of no use at all.' }],
  }))
  expect(replies[0]).toMatchObject({
    round: 1,
    instructions: { resource: 'tracewright://reading/instructions/knowledge' },
  })
  const answered = replies.at(-1) as { answer?: string }
  expect(answered.answer).toMatch(/bound/i)
  expect(answered.answer).not.toContain('no use at all')
})

test('a manual is worded by the assistant', async () => {
  const stories = [{ title: 'Pay by card', description: 'As a customer, I want to pay my order by card.' }]
  const { replies } = await assistant.untilRead(toolName(generateUserManual), { stories }, () => ({
    sentences: [],
  }))
  expect(replies).toMatchObject([
    { round: 1 },
    { warnings: expect.arrayContaining([expect.stringMatching(/A model worded 0 of/)]) },
  ])
})

test('works that ask nothing of a text answer at once', async () => {
  const { projectId } = await ask(createProject, { organizationId, name: 'Empty' }, { token })
  const day = new Date().toISOString().slice(0, 10)
  const notes = await assistant.call(toolName(generateReleaseNotes), { projectId, from: day, to: day })
  expect(notes.questions).toBeUndefined()
  expect(notes).toHaveProperty('sections')
})
