import { expect, test } from 'vitest'
import { correctReading } from '../../../../workers/features/public-generator/correct-reading.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { getReading } from '../../../../workers/features/public-generator/get-reading.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { newBusy } from './support.ts'

const gallery = 'Parents are welcome to watch from the gallery.'
const corrected = '{eff {A Parents} are welcome to {V watch} from the {P gallery}}.'
const text = `The order value must be at least 5 and at most 500 euros.
If the code is expired, the page shows "This code has expired".
${gallery}
The clerk can cancel an order that is Open.`

/** A session with cases, and how its sentences are read. */
async function newRead() {
  const answer = await ask(generate, { requirements: text })
  if (!('testCases' in answer)) throw new Error('The generation was not synchronous')
  const { sessionId, testCases } = answer
  const { sentences } = await ask(getReading, { sessionId })
  return { sessionId, testCases, sentences, own: sentences.find(({ marked }) => marked.includes('gallery'))! }
}

test('a correction changes the cases of its sentence and no other, and is withdrawn by null', async () => {
  const { sessionId, testCases, sentences, own } = await newRead()
  expect(own).toMatchObject({ marked: `{ctx ${gallery.slice(0, -1)}}.`, basis: null })
  const sent = sentences.map((one) =>
    one === own ? { ...one, marked: corrected, kinds: ['permission' as const] } : one,
  )
  const changed = await ask(correctReading, { sessionId, sentences: sent as never })
  expect(changed).toMatchObject({ updated: [], removed: [], executionId: expect.any(String) })
  expect(changed.added.length).toBeGreaterThan(0)
  const session = await ask(getSession, { sessionId })
  expect(session.testCases).toEqual(changed.testCases)
  const added = session.testCases.filter(({ id }) => changed.added.includes(id))
  for (const { testBasis } of added) expect(testBasis).toContain(gallery)
  const deeds = (cases: typeof testCases) => cases.map(({ id, title, steps }) => ({ id, title, steps }))
  expect(deeds(session.testCases.slice(0, testCases.length))).toEqual(deeds(testCases))
  expect(session.conversation.at(-2)?.content).toBe('Corrected how 1 sentence is read')
  expect(session.sentences.find(({ start }) => start === own.start)?.testCaseIds).toEqual(changed.added)

  const read = await ask(getReading, { sessionId })
  expect(read.readBy).toBe('person')
  expect(read.sentences.find(({ id }) => id === own.id)).toEqual({
    ...own,
    marked: corrected,
    kinds: ['permission'],
    confidence: 1,
    basis: expect.stringMatching(/designed|outline/),
  })
  const again = await ask(correctReading, { sessionId, sentences: [{ id: own.id, marked: corrected }] })
  expect(again).toMatchObject({ executionId: null, added: [], removed: [] })

  const back = await ask(correctReading, { sessionId, sentences: [{ id: own.id, marked: null }] })
  expect(back).toMatchObject({ added: [], updated: [], removed: changed.added })
  expect(deeds(back.testCases)).toEqual(deeds(testCases))
  expect((await ask(getReading, { sessionId })).sentences).toEqual(sentences)
})

test('cases that somebody wrote or edited stay, and later runs of the session read by its corrections', async () => {
  const { sessionId, testCases, own } = await newRead()
  const [first, ...others] = testCases
  const byHand = {
    ...first!,
    title: 'By hand',
    steps: [{ stepNumber: 1, action: 'Look', expectedResult: 'Nice' }],
  }
  const { testCases: edited } = await ask(replaceTestCases, { sessionId, testCases: [byHand, ...others] })
  const sentences = [{ id: own.id, marked: corrected, kinds: ['permission' as const] }]
  const changed = await ask(correctReading, { sessionId, sentences })
  expect(changed.testCases[0]).toMatchObject({ title: 'By hand', steps: edited[0]?.steps })
  const answer = await ask(generate, { sessionId, requirements: `${gallery}\nThe name is required.` })
  if (!('testCases' in answer)) throw new Error('The generation was not synchronous')
  expect(answer.testCases.some(({ testBasis }) => testBasis?.includes(gallery))).toBe(true)
})

test('marks that are broken or change the text are refused with the id of their sentence, and nothing changes', async () => {
  const { sessionId, sentences, own } = await newRead()
  const before = await ask(getSession, { sessionId })
  const refused = async (sentence: object) => {
    const { status, message } = await refusal(
      send(correctReading, { sessionId, sentences: [{ id: own.id }, sentence] }),
    )
    return `${status} ${message}`
  }
  const { id } = own
  const wrong: [object, string][] = [
    [
      { id, marked: '{eff Parents may watch}.' },
      `400 sentences.1.marked: ${id}: Without its marks this is not the sentence`,
    ],
    [{ id, marked: `{what ${gallery}}` }, `400 sentences.1.marked: ${id}: There is no tag "what"`],
    [{ id, marked: `{eff ${gallery}` }, `400 sentences.1.marked: ${id}: The mark "eff" is not closed`],
    [{ id, marked: '{'.repeat(20_000) }, `400 sentences.1.marked: ${id}: A brace without a tag`],
    [{ id, marked: '{'.repeat(1_000_000) }, '400 sentences.1.marked: '],
    [{ id, kinds: ['nonsense'] }, '400 sentences.1.kinds.0: '],
    [{ id: 's0', marked: corrected }, '400 sentences.1.id: s0: The text has no such sentence'],
  ]
  for (const [sentence, expected] of wrong) expect(await refused(sentence)).toContain(expected)
  expect(await ask(getSession, { sessionId })).toEqual(before)
  expect((await ask(getReading, { sessionId })).sentences).toEqual(sentences)
})

test('a session that a run holds, or that is not there, is not corrected', async () => {
  const { sessionId } = await newBusy()
  const sentences = [{ id: 's1', marked: corrected }]
  await expectRefusal(send(correctReading, { sessionId, sentences }), 409, 'sessions.busy')
  await expectRefusal(
    send(correctReading, { sessionId: crypto.randomUUID(), sentences }),
    404,
    'sessions.not_found',
  )
})
