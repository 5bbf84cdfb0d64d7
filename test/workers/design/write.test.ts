import { expect, test } from 'vitest'
import type { DesignEvent } from '../../../shared/domain/test-generation/index.ts'
import type { AskAuthor, AuthorQuestion, DesignInput } from '../../../shared/services/designer.ts'
import { write } from '../../../workers/design/write.ts'

const requirements = `# Tickets
The form has the number field "Seats" and the button "Order".
Each seat costs 12 euros.
When "Order" is pressed, the page shows "Total: 24 EUR" for 2 seats.
From 5 seats on, the page shows "Please call us."`

const input: DesignInput = { requirements, mode: 'agentic', maxTestCases: 20 }

/** Numbers of sentences as they are shown: the heading is none. */
const numberOf = (user: string, words: string): number =>
  Number(
    user
      .split('\n')
      .find((line) => line.includes(words))
      ?.match(/^S(\d+) /)?.[1],
  )

const caseOf = (user: string, title: string, seats: string, expected: string, from: string) => ({
  t: title,
  s: [numberOf(user, from)],
  k: 'functional',
  p: 'high',
  steps: [
    ['Open the page', ''],
    [`Enter "${seats}" in the "Seats" field`, ''],
    ['Click the "Order" button', expected],
  ],
})

const good = (user: string) => [
  caseOf(user, 'Two seats', '2', '"Total: 24 EUR" is shown', 'for 2 seats'),
  caseOf(user, 'Five seats', '5', '"Please call us." is shown', 'From 5 seats'),
]

type Answers = Partial<Record<AuthorQuestion['form'], (user: string, round: number) => string | undefined>>

/** An author who answers in small pieces, and what was asked. */
function authorOf(answers: Answers) {
  const asked: AuthorQuestion[] = []
  const ask: AskAuthor = async (question, hear) => {
    asked.push(question)
    const round = asked.filter(({ form }) => form === question.form).length
    const answer = answers[question.form]?.(question.user, round)
    for (const piece of answer?.match(/.{1,40}/gs) ?? []) hear(piece)
    return answer
  }
  return { ask, asked }
}

/** Answers the questions of a blind choice as the text has it: of "what is done" the letter of the text that must then be seen, `N` where none is offered. */
function chosen(user: string, seen: (done: string) => string): string {
  let done = ''
  return user
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('do:')) done = line
      const [, id, offered = ''] = /^(\d+) (.*)$/.exec(line) ?? []
      if (id === undefined) return []
      const options = offered
        .slice(offered.lastIndexOf('…: ') + 1)
        .replace(/^: /, '')
        .split(' | ')
      return [`${id} ${options.find((option) => option.includes(seen(done)))?.[0] ?? 'N'}`]
    })
    .join('\n')
}

const rightly = (done: string): string =>
  done.includes('"2"') ? '24 EUR' : done.includes('"5"') ? 'Please call us.' : 'something else'

test('cases of a model are told as they come, judged, derived a second time, and stand before those of the embedded authors', async () => {
  const events: DesignEvent[] = []
  const { ask, asked } = authorOf({
    cases: (user, round) => JSON.stringify({ cases: round === 1 ? good(user) : [] }),
    choices: (user) => chosen(user, rightly),
  })
  const { testCases, summary } = await write(input, { ask, tell: async (told) => void events.push(...told) })
  const written = testCases.filter(({ author }) => author === 'model')
  expect(written.map(({ id, title, basis }) => [id, title, basis])).toEqual([
    ['TC-001', 'Two seats', 'written'],
    ['TC-002', 'Five seats', 'written'],
  ])
  expect(testCases.slice(0, 2)).toEqual(written)
  expect(written[1]).toMatchObject({
    sentences: ['From 5 seats on, the page shows "Please call us."'],
    automation: { ready: true },
  })
  expect(written[0]?.checks?.find(({ check }) => check === 'grounded')).toMatchObject({ result: 'holds' })
  const told = events.flatMap((event) => (event.type === 'case_written' ? [event.testCase.title] : []))
  expect(told).toEqual(['Two seats', 'Five seats'])
  expect(summary.byAuthor?.['model']).toBe(2)
  expect(asked.map(({ form }) => form)).toContain('choices')
  expect(asked.filter(({ form }) => form === 'cases').length).toBeLessThanOrEqual(2)
})

test('what the second reader does not come to goes back once, and is left out if it comes back the same', async () => {
  const wrong = (user: string) => [
    ...good(user),
    caseOf(user, 'Six seats', '6', '"Total: 24 EUR" is shown', 'for 2 seats'),
  ]
  const { ask, asked } = authorOf({
    cases: (user, round) => JSON.stringify({ cases: round === 1 ? wrong(user) : [] }),
    choices: (user) => chosen(user, rightly),
  })
  const { testCases, warnings } = await write(input, { ask })
  expect(testCases.map(({ title }) => title)).not.toContain('Six seats')
  expect(warnings.join('\n')).toContain('Six seats')
  const again = asked.filter(({ form }) => form === 'cases')[1]
  expect(again?.user).toContain('Six seats')
})

test('without an answer the embedded authors work alone, nobody is asked a second time, and it is told', async () => {
  const { ask, asked } = authorOf({})
  const { testCases, warnings, summary } = await write(input, { ask })
  expect(asked).toHaveLength(1)
  expect(testCases.every(({ author }) => author === 'embedded')).toBe(true)
  expect(summary.byAuthor?.['model']).toBeUndefined()
  expect(warnings.join('\n')).toContain('no usable answer')
})

test('an answer that breaks off is worth the cases that came whole', async () => {
  const { ask } = authorOf({
    cases: (user, round) =>
      round === 1 ? JSON.stringify({ cases: good(user) }).slice(0, -60) : JSON.stringify({ cases: [] }),
  })
  const { testCases } = await write({ ...input, mode: 'generate' }, { ask })
  expect(testCases.filter(({ author }) => author === 'model').map(({ title }) => title)).toEqual([
    'Two seats',
  ])
})

test('in mode generate nobody derives cases a second time, so none of them is verified', async () => {
  const { ask, asked } = authorOf({ cases: (user) => JSON.stringify({ cases: good(user) }) })
  const { testCases } = await write({ ...input, mode: 'generate' }, { ask })
  expect(asked.map(({ form }) => form)).toEqual(['cases'])
  const written = testCases.filter(({ author }) => author === 'model')
  expect(written.map(({ verified }) => verified)).toEqual([false, false])
})

test('requirements are read by the model and bound to sentences; an invented figure is not taken', async () => {
  const { ask } = authorOf({
    requirements: (user) => {
      const s = [numberOf(user, 'Each seat costs')]
      return JSON.stringify({
        requirements: [
          {
            s,
            d: 'Each seat costs 12 euros.',
            k: 'functional',
            p: 'critical',
            v: 'high',
            w: 'A price is named.',
          },
          { s, d: 'Each seat costs 13 euros.', k: 'functional', p: 'critical', v: 'high', w: 'So it is.' },
        ],
      })
    },
  })
  const { requirements: read, testCases } = await write({ ...input, mode: 'extract-requirements' }, { ask })
  const price = read.filter(({ statement }) => statement.includes('Each seat costs'))
  expect(price).toMatchObject([{ statement: 'Each seat costs 12 euros.', priority: 'critical' }])
  expect(requirements.slice(price[0]!.start, price[0]!.end)).toContain('Each seat costs 12 euros')
  expect(testCases).toEqual([])
})
