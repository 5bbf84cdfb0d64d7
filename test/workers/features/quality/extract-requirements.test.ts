import { expect, test } from 'vitest'
import { extractRequirements } from '../../../../workers/features/quality/extract-requirements.ts'
import type { RequirementScope } from '../../../../workers/features/quality/schemas.ts'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { text } from './support.ts'

const { token, organizationId } = await newOwner()
const extract = (input: { scope?: RequirementScope; includeTestability?: boolean }) =>
  ask(extractRequirements, { content: text, ...input }, { token })

test('a text alone is enough, and every requirement stands in it where it says', async () => {
  const nobody = await newPerson()
  const { requirements, summary } = await ask(extractRequirements, { content: text }, { token: nobody.token })
  expect(requirements.length).toBeGreaterThan(3)
  for (const { sentence, start, end } of requirements) expect(text.slice(start, end)).toBe(sentence)
  expect(summary.total).toBe(requirements.length)
  expect(Object.values(summary.byCategory).reduce((sum, one) => sum + one, 0)).toBe(summary.total)
})

test('all requirements are either functional or non-functional', async () => {
  const idsIn = async (scope: 'all' | 'functional' | 'non-functional') =>
    (await extract({ scope })).requirements.map(({ id }) => id)
  const [all, functional, others] = [
    await idsIn('all'),
    await idsIn('functional'),
    await idsIn('non-functional'),
  ]
  expect(functional.length).toBeGreaterThan(0)
  expect(others.length).toBeGreaterThan(0)
  expect([...functional, ...others].toSorted()).toEqual(all.toSorted())
})

test.each(['security', 'performance', 'accessibility'] as const)(
  'scope %s gives that category only',
  async (scope) => {
    const { requirements } = await extract({ scope })
    expect(requirements.every(({ category }) => category === scope)).toBe(true)
    expect(requirements.length).toBe(scope === 'accessibility' ? 0 : 1)
  },
)

test('what is said about testability can be left out', async () => {
  const judged = await extract({})
  expect(judged.requirements[0]).toMatchObject({
    testability: expect.any(String),
    testabilityNotes: expect.any(String),
  })
  const counted = Object.values(judged.summary.byTestability ?? {}).reduce((sum, one) => sum + one, 0)
  expect(counted).toBe(judged.summary.total)
  const plain = await extract({ includeTestability: false })
  expect(plain.requirements[0]).not.toHaveProperty('testability')
  expect(plain.requirements[0]).not.toHaveProperty('testabilityNotes')
  expect(plain.summary).not.toHaveProperty('byTestability')
})

test('a knowledge base needs its organization', async () => {
  const { kbId: knowledgeBaseId } = await ask(
    createKnowledgeBase,
    { name: 'Manuals', organizationId },
    { token },
  )
  expect(await refusedAs(extractRequirements, { knowledgeBaseId }, { token })).toBe(
    '400 validation_failed organizationId',
  )
})

test.each([
  [{}, 'content'],
  [{ content: ' \n ' }, 'content'],
])('%j is refused at %s', async (input, path) => {
  expect(await refusedAs(extractRequirements, input, { token })).toBe(`400 validation_failed ${path}`)
})
