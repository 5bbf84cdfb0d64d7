import { asks } from '../../../../shared/domain/requirement-model/asks.ts'
import { describe, expect, test } from 'vitest'
import {
  hear,
  readByModel,
  readHeard,
  type Ask,
  type Heard,
} from '../../../../shared/domain/requirement-extraction/index.ts'
import { partsOf } from '../../../../shared/domain/requirement-extraction/prompt/parts.ts'
import { sentencesOf } from '../../../../shared/domain/requirement-reading/sentences/sentences-of.ts'
import { said } from '../../../support/said-model.ts'
import { answer, byEngine, limit, readWith, rule, saying, text, thing } from './support.ts'

describe('two readings of one sentence', () => {
  const text = 'The weight may be from 5 to 40 kg. The height may be from 2 to 9 cm.'
  const things = [thing('weight', { s: [0], kind: 'number', unit: 'kg' })]

  test('that come to the same at every limit are one, read by the model', async () => {
    const read = await readWith(
      text,
      answer({ things, limits: [limit([0], '[weight] >= 5'), limit([0], '[weight] <= 40')] }),
    )
    expect(read.twoReadings).toEqual([])
    expect(read.readBy.sentences).toEqual(['model', 'engine'])
    expect(Object.values(read.readBy.elements).toSorted()).toEqual(['engine', 'model', 'model'])
  })

  test('that differ are named, and the one whose literals all stand in the text counts', async () => {
    const read = await readWith(
      text,
      answer({ things, limits: [limit([0], '[weight] = 5 or [weight] = 40')] }),
    )
    expect(read.twoReadings).toEqual([0])
    expect(read.model.accounts[0]).toMatchObject({ reason: asks.twoReadings })
    expect(read.said.filter((one) => one.includes('weight'))).toEqual([
      'weight: number',
      'constraint if not (weight = 5 or weight = 40): refused',
    ])
  })

  test('of which one says less do not differ', async () => {
    const read = await readWith(
      text,
      answer({ things, limits: [limit([0], 'not empty([weight])')] }),
      null,
      null,
    )
    expect(read.twoReadings).toEqual([])
  })
})

test('a rule that a worked example contradicts is dropped, and the sentence is a gap', async () => {
  const text = 'The field "Fee" is 5 percent of "Price". Given a price of 100, the fee is 7.'
  const price = thing('Price', { s: [0], kind: 'number' })
  const fee = thing('Fee', { s: [0], kind: 'number', entered: false })
  const flow = {
    s: [0, 1],
    title: 'a price of 100',
    role: 'example' as const,
    given: [],
    steps: [{ do: ['enter([Price], 100)'], see: ['set([Fee], 7)'] }],
    branch: null,
  }
  const rules = [rule([0], null, null, ['set([Fee], percent(5, [Price]))'])]
  const read = await readWith(text, answer({ things: [price, fee], rules, flows: [flow] }))
  expect(read.model.rules).toEqual([])
  expect(read.model.flows).toHaveLength(1)
  expect(read.model.accounts[0]).toMatchObject({
    is: 'gap',
    reason: asks.contradicted,
  })
})

test('a sample that the text calls wrong has to be refused', async () => {
  const text = 'The code must be at least 4 characters long, for example "abc" is refused.'
  const things = [thing('code', { s: [0] })]
  const samples = [{ s: [0], of: 'code', value: 'abc', good: false }]
  const right = await readWith(text, answer({ things, samples, limits: [limit([0], 'length([code]) >= 4')] }))
  expect(right.model.rules).toHaveLength(1)
  const wrong = await readWith(
    text,
    answer({ things, samples, limits: [limit([0], 'not length([code]) >= 4')] }),
  )
  expect(wrong.model.rules).toEqual([])
})

test('a message for any limit joins those that have none', async () => {
  const text =
    'The rows may be from 5 to 40. The seats must be at least 6, else "Six, please." is shown. If a limit is not kept, "No." is shown.'
  const things = [thing('rows', { s: [0], kind: 'number' }), thing('seats', { s: [1], kind: 'number' })]
  const read = await readWith(
    text,
    answer({
      things,
      limits: [limit([0], '5 <= [rows] <= 40'), limit([1], '[seats] >= 6', ['message("Six, please.")'])],
      answers: [{ s: [2], of: [], about: 'any', show: ['message("No.")'] }],
    }),
  )
  expect(read.said.slice(2)).toEqual([
    'constraint if not (rows >= 5 and rows <= 40): refused, shows "No."',
    'constraint if seats < 6: refused, shows "Six, please."',
  ])
  expect(read.model.rules[0]?.from.map(({ sentence }) => sentence)).toEqual([0, 2])
})

test('two pages that have a field of one name do not touch', async () => {
  const text = '# Login\nThe name must have 3 characters.\n# Search\nThe name must have 9 characters.'
  const name = (s: number) => thing('name', { s: [s], control: 'textbox' })
  const read = await readWith(
    text,
    answer({
      pages: [{ s: [0] }, { s: [2] }],
      things: [name(1), name(3)],
      limits: [limit([1], 'length([name]) = 3'), limit([3], 'length([name]) = 9')],
    }),
  )
  expect(read.model.subjects.map(({ name: own, scope }) => [own, scope])).toEqual([
    ['name', '1'],
    ['name', '2'],
  ])
})

describe('the asking', () => {
  const page = (at: number) =>
    `# Page ${at}\n${Array.from({ length: 20 }, (_, line) => `The entry ${at}-${line} must have at least 2 characters, and it is shown in the list of all of them then.`).join('\n')}`
  const text = [1, 2, 3].map(page).join('\n')

  test('goes by parts along sections; all lie in exactly one', () => {
    const sentences = sentencesOf(text)
    const parts = partsOf(sentences)
    expect(parts.flatMap((part) => part.sentences.map(({ number }) => number))).toEqual(
      sentences.map(({ number }) => number),
    )
    expect(parts.every((part) => part.sentences.reduce((sum, one) => sum + one.text.length, 0) <= 3000)).toBe(
      true,
    )
    expect(parts.map((part) => part.sentences[0]?.text)).toEqual(['Page 1', 'Page 2', 'Page 3'])
  })

  test('a table that goes on in another part brings its header along', () => {
    const rows = Array.from(
      { length: 80 },
      (_, at) => `| Entry number ${at} of the large table | from ${at} to 400 characters |`,
    )
    const parts = partsOf(sentencesOf(['# T', '', '| Field | Allowed |', '|---|---|', ...rows].join('\n')))
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts.slice(1)) expect(part.above.map(({ is }) => is)).toEqual(['heading', 'header'])
  })

  test('a late part costs only itself', async () => {
    const ask: Ask = async ({ user }) => {
      if (user.includes('Page 2\n')) return new Promise(() => {})
      const s = Number(/^(\d+) \(sentence\)/m.exec(user)?.[1])
      return answer({ things: [thing('entry', { s: [s] })], limits: [limit([s], 'length([entry]) >= 2')] })
    }
    const read = await readByModel(text, { ask, timeoutMs: 300 })
    expect(read.asked).toMatchObject({ parts: 3, answered: 2 })
    expect(Object.values(read.readBy.elements).filter((reader) => reader === 'model')).toHaveLength(2)
  })

  test('parts are asked side by side, and no more at once than is allowed', async () => {
    let [now, most] = [0, 0]
    const ask: Ask = async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      return undefined
    }
    await readByModel(text, { ask, timeoutMs: 1000, atOnce: 2 })
    expect(most).toBe(2)
  })

  test('sentences and numbers that nothing took up are asked for once more', async () => {
    const said = 'The age must be at least 18. The name must have 2 to 40 characters.'
    const things = [thing('age', { s: [0], kind: 'number' }), thing('name', { s: [1] })]
    const first = answer({ things, limits: [limit([0], '[age] >= 18'), limit([1], 'length([name]) >= 2')] })
    const read = await readWith(said, first, answer({ limits: [limit([1], 'length([name]) <= 40')] }))
    expect(read.asked).toHaveLength(2)
    expect(read.asked[1]).toContain('- 1: 40')
    expect(read.model.accounts.map(({ is }) => is)).toEqual(['read', 'read'])
  })
})

test('another language than English is read by the model', async () => {
  const text =
    '# Anmeldung\nDas Alter muss zwischen 18 und 120 Jahren liegen und ist nicht optional.\nSonst erscheint „Bitte ein gültiges Alter angeben“.'
  const show = ['message("Bitte ein gültiges Alter angeben")']
  const read = await readWith(
    text,
    answer({
      things: [thing('Alter', { kind: 'number', unit: 'Jahren' })],
      limits: [limit([1, 2], '18 <= [Alter] <= 120', show), limit([1, 2], 'not empty([Alter])', show)],
    }),
  )
  expect(read.reasons).toEqual([])
  expect(read.said).toEqual([
    'Alter: number',
    'constraint if not (Alter >= 18 and Alter <= 120): refused, shows "Bitte ein gültiges Alter angeben"',
    'constraint if empty: refused, shows "Bitte ein gültiges Alter angeben"',
  ])
  expect(read.readBy.sentences).toEqual([undefined, 'model', 'model'])
})

describe('what was heard', () => {
  const spoken = answer({
    things: [thing('age', { s: [2], kind: 'number' })],
    limits: [limit([2], '[age] >= 18')],
  })

  test('reads the text again without a question, also when it has grown', async () => {
    const { heard } = await hear(text, { ...saying(spoken), timeoutMs: 5000 })
    const kept = JSON.parse(JSON.stringify(heard)) as Heard
    expect(said(readHeard(text, kept).model)).toEqual((await readWith(text, spoken)).said)
    const longer = readHeard(`${text}\nThe nickname must have 3 to 9 characters.`, kept)
    expect(longer.readBy.sentences.slice(2)).toEqual(['model', 'engine', 'engine'])
  })

  test('is verified anew: a limit that no longer stands in the text is gone', async () => {
    const { heard } = await hear(text, { ...saying(spoken), timeoutMs: 5000 })
    const other = text.replace('18', '21')
    const { model, readBy, dropped } = readHeard(other, heard)
    expect(said(model).toSorted()).toEqual(byEngine(other).toSorted())
    expect(new Set(Object.values(readBy.elements))).toEqual(new Set(['engine']))
    expect(dropped).toEqual([])
  })

  test('in another language the grammar sees blanks', () => {
    const foreign = 'Die Frist "Age must be at least 18." ist ein Satz.\nThe age must be at least 18.'
    const { model, sentences } = readHeard(foreign, { parts: [], names: [] }, new Set([0]))
    expect(sentences).toHaveLength(2)
    expect(model.accounts.map(({ is }) => is)).toEqual(['not-read', 'read'])
    expect(model.rules.flatMap(({ from }) => from.map(({ sentence }) => sentence))).toEqual([1])
  })
})
