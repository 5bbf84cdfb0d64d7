import { expect, test } from 'vitest'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { chatWithProject } from '../../../../workers/features/search/chat-with-project.route.ts'
import type { SearchAnswer } from '../../../../workers/features/search/schemas.ts'
import { ask, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, uploaded, uploadedToProject } from '../documents/support.ts'

const owner = await newOwner()

test('a project answers from its own files and its linked bases, and from no other, nor an archived one', async () => {
  const [linked, other] = [await newBase(owner, 'Linked'), await newBase(owner, 'Other')]
  await uploaded(linked, { fileName: 'linked.txt', content: 'The ferry leaves at 7:00.' }, owner)
  await uploaded(other, { fileName: 'other.txt', content: 'The ferry leaves at 9:00.' }, owner)
  const given = { name: 'Trip', organizationId: owner.organizationId, knowledgeBaseIds: [linked] }
  const { projectId } = await ask(createProject, given, owner)
  await uploadedToProject(projectId, { fileName: 'own.txt', content: 'The ferry costs four euros.' }, owner)
  const chat = async (query: string) =>
    (await (await send(chatWithProject, { projectId, query }, owner)).json()) as SearchAnswer
  const found = await chat('When does the ferry leave?')
  expect(found.kbName).toBe('Trip')
  expect(found.answer).toContain('at 7:00')
  expect(new Set(found.results.map(({ metadata }) => metadata.fileName))).toEqual(
    new Set(['linked.txt', 'own.txt']),
  )
  expect(found.results.find(({ metadata }) => metadata.fileName === 'own.txt')?.metadata).toMatchObject({
    kbId: null,
    kbName: 'Trip',
  })
  await ask(updateKnowledgeBase, { id: linked, status: 'archived' }, owner)
  expect((await chat('When does the ferry leave?')).results.map(({ metadata }) => metadata.fileName)).toEqual(
    ['own.txt'],
  )
})

test('a bare follow-up is answered by what its files say of it, and is found among much that speaks of what was asked before', async () => {
  const base = await newBase(owner, 'Travel')
  const visas = Array.from(
    { length: 12 },
    (_, at) => `A visa of kind ${at + 2} is valid at border ${at + 2}.`,
  )
  for (const [at, content] of visas.entries())
    await uploaded(base, { fileName: `visa-${at}.txt`, content }, owner)
  await uploaded(base, { fileName: 'papers.txt', content: 'Passports are valid for ten years.' }, owner)
  const given = { name: 'Travel', organizationId: owner.organizationId, knowledgeBaseIds: [base] }
  const { projectId } = await ask(createProject, given, owner)
  const conversationHistory = [
    { role: 'user', content: 'How long is a visa valid?' },
    { role: 'assistant', content: '' },
  ]
  const chat = async (query: string) =>
    (await (
      await send(chatWithProject, { projectId, query, conversationHistory }, owner)
    ).json()) as SearchAnswer
  expect(await chat('And passports?')).toMatchObject({
    question: 'And passports?',
    answer: 'Passports are valid for ten years. [1]',
  })
  expect(await chat('And ID cards?')).toMatchObject({ answer: '', answerReason: 'no_support' })
})
