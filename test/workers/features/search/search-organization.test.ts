import { expect, test } from 'vitest'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { searchOrganization } from '../../../../workers/features/search/search-organization.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

test('all bases of an organization are asked as one, but for those that are archived, and no other organization’s', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
  const [north, south, foreign] = [await newBase(owner), await newBase(owner), await newBase(stranger)]
  await uploaded(north, { fileName: 'north.txt', content: 'The mill grinds on Mondays.' }, owner)
  await uploaded(south, { fileName: 'south.txt', content: 'The mill rests on Sundays.' }, owner)
  await uploaded(foreign, { fileName: 'foreign.txt', content: 'The mill was sold.' }, stranger)
  const search = () =>
    ask(searchOrganization, { organizationId: owner.organizationId, q: 'When does the mill grind?' }, owner)
  const names = async () => (await search()).results.map(({ metadata }) => metadata.fileName).toSorted()
  expect(await names()).toEqual(['north.txt', 'south.txt'])
  await ask(updateKnowledgeBase, { id: south, status: 'archived' }, owner)
  expect(await names()).toEqual(['north.txt'])
})

test('who only looks for passages gets them without an answer', async () => {
  const owner = await newOwner()
  const id = await newBase(owner)
  await uploaded(id, { fileName: 'mill.txt', content: 'The mill grinds on Mondays.' }, owner)
  const asked = { organizationId: owner.organizationId, q: 'When does the mill grind?' }
  const found = await ask(searchOrganization, { ...asked, answer: '0' }, owner)
  expect(found).toMatchObject({ totalResults: 1, answer: '', answerReason: null, sources: [], entities: [] })
  expect(found.results).toEqual((await ask(searchOrganization, asked, owner)).results)
  expect((await ask(searchOrganization, asked, owner)).answer).toContain('on Mondays')
})
