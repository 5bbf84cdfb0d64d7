import { expect, test } from 'vitest'
import { readingCorrections } from '../../../../shared/db/tables/readings.ts'
import { correctQaReading } from '../../../../workers/features/quality/correct-qa-reading.ts'
import { listReadings } from '../../../../workers/features/quality/list-readings.ts'
import { readQaText } from '../../../../workers/features/quality/read-qa-text.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { isTried, marked, newTeacher, requirements } from './teacher.ts'

test('an organization reads equal sentences as its people corrected them, in every generation, and no other does', async () => {
  const owner = await newOwner()
  const stranger = await newOwner()
  expect(await isTried(owner)).toBe(false)
  const { sentences, own, changed, read } = await newTeacher(owner)
  expect(changed).toMatchObject({ updated: [], removed: [] })
  expect(changed.added.length).toBeGreaterThan(0)
  for (const { id, testBasis } of changed.testCases)
    expect(testBasis?.includes('gallery')).toBe(changed.added.includes(id))
  expect(await read()).toMatchObject({
    readBy: 'person',
    sentences: [sentences[0], { ...own, marked, kinds: ['permission'], confidence: 1 }],
  })
  expect(await isTried(owner)).toBe(true)
  // Whoever has corrections of their own is asked for them, and gets nobody else's.
  const { organizationId, token } = stranger
  const mine = [{ id: sentences[0]!.id, kinds: ['show' as const] }]
  await ask(correctQaReading, { organizationId, requirements, sentences: mine }, { token })
  expect(await isTried(stranger)).toBe(false)
})

test('a sentence that is corrected twice is kept once, and null withdraws it', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { own, changed } = await newTeacher(owner)
  const correct = (sentence: { marked?: string | null; kinds?: 'show'[] }) =>
    ask(
      correctQaReading,
      { organizationId, requirements, sentences: [{ id: own.id, ...sentence }] },
      { token },
    )
  await correct({ kinds: ['show'] })
  const { corrections } = await ask(listReadings, { organizationId }, { token })
  expect(corrections).toMatchObject([{ marked, kinds: ['show'] }])
  const back = await correct({ marked: null })
  expect(back).toMatchObject({ added: [], updated: [] })
  expect(back.testCases.length).toBe(changed.testCases.length - changed.added.length)
  expect((await ask(listReadings, { organizationId }, { token })).corrections).toEqual([])
})

test('broken marks are refused with the id, viewers and strangers teach nothing, and nothing is kept', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { sentences } = await ask(readQaText, { requirements }, { token })
  const { id } = sentences[1]!
  const correct = (text: string, sending = { token }) =>
    send(correctQaReading, { organizationId, requirements, sentences: [{ id, marked: text }] }, sending)
  expect((await refusal(correct('{eff Parents'))).message).toBe(
    `sentences.0.marked: ${id}: The mark "eff" is not closed, at 0`,
  )
  await expectRefusal(correct(marked, await newMember(owner, 'viewer')), 403)
  await expectRefusal(correct(marked, await newOwner()), 404)
  expect((await ask(listReadings, { organizationId }, { token })).corrections).toEqual([])
})

test('an organization keeps at most 5,000 corrections, and may still change one of them', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { own } = await newTeacher(owner)
  const { db } = newContext().services
  const rows = Array.from({ length: 4999 }, (_, at) => ({
    correctionId: crypto.randomUUID(),
    organizationId,
    sentence: `Sentence ${at}.`,
    marked: `{ctx Sentence ${at}}.`,
    kinds: [],
    correctedBy: owner.userId,
    correctedAt: at,
  }))
  for (let at = 0; at < rows.length; at += 10)
    await db.insert(readingCorrections).values(rows.slice(at, at + 10))
  const [first] = (await ask(readQaText, { requirements }, { token })).sentences
  const correct = (id: string, kinds: 'show'[]) =>
    send(correctQaReading, { organizationId, requirements, sentences: [{ id, kinds }] }, { token })
  await expectRefusal(correct(first!.id, ['show']), 409, 'readings.limit_reached')
  expect((await correct(own.id, ['show'])).status).toBe(200)
})
