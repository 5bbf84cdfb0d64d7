import { expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { submitCases } from '../../../../workers/features/public-generator/submit-cases.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { type Given, expecting, newSubmittable, submit, writtenCase, writtenCases } from './submissions.ts'
import { newBusy, newSession } from './support.ts'

const casesOf = async (sessionId: string) => (await ask(getSession, { sessionId })).testCases
const idsOf = (testCases: readonly { id: string }[]) => testCases.map(({ id }) => id)
const titled = (id: string, more: Partial<Given> = {}) => writtenCase({ id, title: `Case ${id}`, ...more })

test('ten written cases are judged, stored as those of an assistant, and counted', async () => {
  const sessionId = await newSubmittable()
  const ten = writtenCases.slice(0, 10)
  const answer = await submit(sessionId, ten)
  expect(answer).toMatchObject({ accepted: idsOf(ten), returned: [], left: [], removed: [] })
  const session = await ask(getSession, { sessionId })
  expect(session.summary).toEqual(answer.summary)
  expect(session.status).toBe('ready')
  expect(answer.summary).toMatchObject({ total: 10, byAuthor: { assistant: 10 }, byBasis: { written: 10 } })
  expect(answer.summary.coverage.items).toBeGreaterThan(0)
  expect(session.sentences.length).toBeGreaterThan(0)
  for (const testCase of session.testCases) {
    expect(testCase).toMatchObject({ author: 'assistant', basis: 'written', automation: { ready: true } })
    const derived = testCase.checks?.find(({ check }) => check === 'derived_twice')
    expect(derived).toMatchObject({ result: 'unknown', reason: expect.stringContaining('assistant') })
    expect(testCase.checks?.filter(({ result }) => result === 'fails')).toEqual([])
    expect(testCase.verified).toBe(false)
  }
})

test('a case whose expectation has no ground is returned with a hint and not stored', async () => {
  const sessionId = await newSubmittable()
  const answer = await submit(sessionId, [expecting('"Price: 5.95 EUR" is shown')])
  expect(answer).toMatchObject({
    accepted: [],
    returned: [{ id: 'TC-001', checks: [{ check: 'grounded', result: 'fails' }], hint: expect.any(String) }],
    left: [],
    removed: [{ id: 'TC-001', stepNumber: 4, expectation: expect.stringContaining('5.95') }],
  })
  expect(await casesOf(sessionId)).toEqual([])
})

test('an expectation without ground is taken out of a case that has others', async () => {
  const sessionId = await newSubmittable()
  const answer = await submit(sessionId, [
    expecting('"Price: 4.90 EUR" is shown and "Thanks for nothing" is shown'),
  ])
  expect(answer).toMatchObject({ accepted: ['TC-001'], removed: [{ id: 'TC-001' }] })
  const [stored] = await casesOf(sessionId)
  expect(JSON.stringify(stored?.steps)).not.toContain('Thanks')
})

test('a case that cannot be read is stored, not ready, and returned; mended under its id it takes its place', async () => {
  const sessionId = await newSubmittable()
  const good = writtenCases[1]!
  const { steps } = writtenCase()
  const unclear = writtenCase({ steps: [...steps, { action: 'Ponder the price for a while' }] })
  const answer = await submit(sessionId, [unclear, good])
  expect(answer).toMatchObject({
    accepted: ['TC-001', good.id],
    returned: [{ id: 'TC-001', checks: [{ check: 'readable' }], hint: expect.any(String) }],
  })
  const [first] = await casesOf(sessionId)
  expect(first).toMatchObject({ verified: false, automation: { ready: false } })
  expect(await submit(sessionId, [writtenCase()])).toMatchObject({ accepted: ['TC-001'], returned: [] })
  const mended = await casesOf(sessionId)
  expect(idsOf(mended)).toEqual(['TC-001', good.id])
  expect(mended[0]).toMatchObject({ automation: { ready: true } })
})

test('a refused mend leaves the earlier case as it is', async () => {
  const sessionId = await newSubmittable()
  await submit(sessionId, [writtenCase()])
  const before = await casesOf(sessionId)
  expect((await submit(sessionId, [expecting('"Price: 5.95 EUR" is shown')])).accepted).toEqual([])
  expect(await casesOf(sessionId)).toEqual(before)
})

test('what opens another origin, or uses a secret, is left out', async () => {
  const sessionId = await newSubmittable()
  const { steps } = writtenCase()
  const opening = (action: string, testData = '') => [{ action, testData }, ...steps]
  const answer = await submit(sessionId, [
    titled('A', { steps: opening('Open "https://elsewhere.example/steal"') }),
    titled('B', { steps: [...steps, { action: 'Enter "%API_TOKEN%" in the "Weight in kg" field' }] }),
    titled('C', { preconditions: ['Open "https://elsewhere.example/steal"'] }),
    titled('D', {
      steps: [...steps, { action: 'Enter the weight in "Weight in kg"', testData: '%API_TOKEN%' }],
    }),
  ])
  expect(answer.accepted).toEqual([])
  expect(answer.left).toEqual([
    { id: 'A', title: 'Case A', reason: expect.stringContaining('https://elsewhere.example') },
    { id: 'B', title: 'Case B', reason: expect.stringContaining('%API_TOKEN%') },
    { id: 'C', title: 'Case C', reason: expect.stringContaining('https://elsewhere.example') },
    { id: 'D', title: 'Case D', reason: expect.stringContaining('%API_TOKEN%') },
  ])
})

test('of 200 equal cases one is stored', async () => {
  const sessionId = await newSubmittable()
  const equal = Array.from({ length: 200 }, (_, at) => writtenCase({ id: `E-${at + 1}` }))
  const answer = await submit(sessionId, equal)
  expect([answer.accepted, answer.left.length]).toEqual([['E-1'], 199])
  const same = Array.from({ length: 200 }, () => writtenCase())
  expect((await submit(await newSubmittable(), same)).left).toHaveLength(199)
})

test('a case that cites nothing of the text is returned, and sentences may be cited by their ids', async () => {
  const sessionId = await newSubmittable()
  const ids = Array.from({ length: 40 }, (_, at) => `S${at + 1}`)
  const byIds = writtenCase({ id: 'B', title: 'By ids', sentences: ids })
  const answer = await submit(sessionId, [
    writtenCase({ sentences: ['Nobody wrote this anywhere.', 'S9999'] }),
    byIds,
  ])
  expect(answer.returned.find(({ id }) => id === 'TC-001')).toMatchObject({
    checks: [{ check: 'grounded', result: 'fails', reason: expect.stringContaining('Nobody wrote this') }],
    hint: expect.stringContaining('letter by letter'),
  })
  expect(answer.accepted).toEqual(['B'])
})

test('the same submission once more changes nothing', async () => {
  const sessionId = await newSubmittable()
  const two = [writtenCase(), { ...writtenCases[1]!, title: writtenCase().title }]
  const first = await submit(sessionId, two)
  const before = await ask(getSession, { sessionId })
  expect(new Set(before.testCases.map(({ title }) => title)).size).toBe(2)
  expect(await submit(sessionId, two)).toEqual(first)
  expect(await ask(getSession, { sessionId })).toEqual(before)
})

test('replacing makes the submitted cases the whole set, unless none of them stands', async () => {
  const sessionId = await newSubmittable()
  await submit(sessionId, writtenCases.slice(0, 3))
  await submit(sessionId, writtenCases.slice(1, 2), { replace: true })
  expect(idsOf(await casesOf(sessionId))).toEqual(['TC-002'])
  const refused = [writtenCase({ sentences: ['Nobody wrote this anywhere.'] })]
  expect((await submit(sessionId, refused, { replace: true })).accepted).toEqual([])
  expect(idsOf(await casesOf(sessionId))).toEqual(['TC-002'])
})

test('submissions at once are all stored', async () => {
  const sessionId = await newSubmittable()
  const pieces = [0, 2, 4].map((at) => writtenCases.slice(at, at + 2))
  await Promise.all(pieces.map((piece) => submit(sessionId, piece)))
  expect(idsOf(await casesOf(sessionId)).toSorted()).toEqual(idsOf(writtenCases.slice(0, 6)))
})

test('a session without a text takes cases that cite nothing', async () => {
  const { sessionId } = await newSession({ requirements: '' })
  const answer = await submit(sessionId, [writtenCase({ sentences: [] })])
  expect(answer.accepted).toEqual(['TC-001'])
})

test('what comes back with a read case is left out, and too many cases are refused', async () => {
  const sessionId = await newSubmittable()
  await submit(sessionId, [writtenCase()])
  const read = await casesOf(sessionId)
  const back = await send(submitCases, { sessionId, testCases: read })
  expect([back.status, await casesOf(sessionId)]).toEqual([200, read])
  const many = Array.from({ length: 201 }, (_, at) => titled(`M-${at}`))
  await expectRefusal(send(submitCases, { sessionId, testCases: many }), 400)
  await expectRefusal(send(submitCases, { sessionId, testCases: [] }), 400)
})

test('an unknown session is 404, and one on which a run works is busy', async () => {
  const testCases = [writtenCase()]
  await expectRefusal(
    send(submitCases, { sessionId: crypto.randomUUID(), testCases }),
    404,
    'sessions.not_found',
  )
  const { sessionId } = await newBusy()
  await expectRefusal(send(submitCases, { sessionId, testCases }), 409, 'sessions.busy')
})
