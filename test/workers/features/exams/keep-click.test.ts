import { expect, test } from 'vitest'
import { keepClick } from '../../../../workers/features/exams/keep-click.ts'
import { listQuestions } from '../../../../workers/features/exams/list-questions.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import type { SearchAnswer } from '../../../../workers/features/search/schemas.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { auditOf } from '../projects/support.ts'
import { answered, examined, newHandbook } from './support.ts'

const owner = await newOwner()
const [[question, quote]] = answered

async function opened() {
  const { id, fileId } = await newHandbook(owner)
  const response = await send(searchBase, { id, question }, owner)
  const { sources } = await response.json<SearchAnswer>()
  const source = sources.find((one) => 'fileId' in one)
  return { id, question, fileId, start: source?.start ?? 0, end: source?.end ?? 0 }
}

test('a source that somebody opened becomes a question of the exam, with the words that were opened', async () => {
  const click = await opened()
  const { id } = click
  expect(await ask(keepClick, { ...click, consent: true }, owner)).toEqual({ kept: true })
  await ask(keepClick, { ...click, consent: true }, owner)
  const { questions } = await ask(listQuestions, { id }, owner)
  expect(questions).toMatchObject([{ question, origin: 'clicked', answerable: true }])
  expect(quote).toContain(questions[0]?.quote)
  expect((await examined(id, owner)).figures).toMatchObject({ asked: 1, gone: 0, recall10: 1 })
})

test('nothing tells who has asked, or at which time', async () => {
  const click = await opened()
  await ask(keepClick, { ...click, consent: true }, owner)
  const [kept] = (await ask(listQuestions, { id: click.id }, owner)).questions
  expect(kept?.createdAt).toMatch(/T00:00:00\.000Z$/)
  expect(JSON.stringify(kept)).not.toContain(owner.userId)
  // A version 7 of an id would tell the millisecond.
  expect(kept?.questionId[14]).toBe('4')
  const entry = (await auditOf(click.id)).find(({ action }) => action === 'exams.keepClick')
  expect(entry).toMatchObject({ actor: 'system' })
  expect(entry?.summary).not.toContain(question)
})

test('without consent nothing is kept', async () => {
  const click = await opened()
  for (const consent of [false, undefined, 'yes'])
    await expectRefusal(send(keepClick, { ...click, consent }, owner), 400)
  expect((await ask(listQuestions, { id: click.id }, owner)).questions).toEqual([])
})

test('who may only read keeps nothing, and words that are not there are refused', async () => {
  const click = await opened()
  const viewer = await newMember(owner, 'viewer')
  const consent = true
  await expectRefusal(send(keepClick, { ...click, consent }, viewer), 403)
  await expectRefusal(send(keepClick, { ...click, start: 90_000, end: 90_010, consent }, owner), 400)
  const fileId = crypto.randomUUID()
  await expectRefusal(send(keepClick, { ...click, fileId, consent }, owner), 404)
})
