import { expect, test } from 'vitest'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { getReading } from '../../../../workers/features/public-generator/get-reading.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newSession } from './support.ts'

const text = `The **stay** must last at least 2 and at most 21 nights.
If the code is expired, the page shows "This code has expired".

| Field | Limits |
|---|---|
| Name | required, 2 to 40 characters |

Parents are welcome to watch from the gallery.`

test('each sentence of a session is told with its marks, where it stands and what its cases rest on', async () => {
  const {
    sessionId,
    testCases,
    sentences: fates,
  } = (await ask(generate, { requirements: text })) as never as {
    sessionId: string
    testCases: { basis: string }[]
    sentences: { start: number; status: string }[]
  }
  expect(testCases.length).toBeGreaterThan(0)
  const { sentences, names, readBy } = await ask(getReading, { sessionId })
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
    'The **stay** must last at least 2 and at most 21 nights.',
    'If the code is expired, the page shows "This code has expired".',
    expect.stringContaining('Name | required, 2 to 40 characters'),
    'Parents are welcome to watch from the gallery.',
  ])
  expect(sentences[0]?.marked).toMatch(/^\{lim The \{\w+ stay\} must last/)
  expect(sentences[2]?.marked.replace(/\{\w+ |\}/g, '')).toBe(
    'Field: Name; Limits: required, 2 to 40 characters',
  )
  expect(new Set(sentences.map(({ id }) => id)).size).toBe(4)
  for (const { confidence } of sentences) expect(confidence).toBeLessThan(1)
  for (const { start, basis } of sentences) {
    const status = fates.find((fate) => fate.start === start)?.status
    expect(basis === null, `${start} is ${status}`).toBe(
      status !== 'tested' && status !== 'designed' && status !== 'outlined',
    )
  }
  expect(names).toContainEqual({
    name: 'stay',
    kind: expect.any(String),
    limits: ['at least 2, at most 21 nights'],
    options: [],
    required: null,
  })
  expect(readBy).toBe('tagger')
})

test('a session that was never run is read as well, and one without a text has no sentence', async () => {
  const { sessionId } = await newSession({ requirements: 'The name is required. The name is required.' })
  const { sentences } = await ask(getReading, { sessionId })
  expect(sentences.map(({ id, basis }) => [id, basis])).toEqual([
    [sentences[0]?.id, null],
    [`${sentences[0]?.id}-2`, null],
  ])
  const empty = await newSession({ requirements: '' })
  expect(await ask(getReading, { sessionId: empty.sessionId })).toEqual({
    sentences: [],
    names: [],
    readBy: 'tagger',
  })
  await expectRefusal(send(getReading, { sessionId: crypto.randomUUID() }), 404, 'sessions.not_found')
})
