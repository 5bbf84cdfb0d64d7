import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '../../../../shared/domain/retrieval/blocks.ts'
import { chunkText } from '../../../../shared/domain/retrieval/chunking/chunk-text.ts'
import { tokensIn } from '../../../../shared/domain/retrieval/chunking/size.ts'
import { expectLinear } from '../../../support/costs.ts'
import { forAll } from '../../../support/for-all.ts'

type Part = [kind: Block['kind'], text: string, more?: Partial<Block>]

/** A text of these parts, a line each, with its blocks. */
function documentOf(parts: readonly Part[]) {
  const blocks: Block[] = []
  let text = ''
  for (const [kind, part, more] of parts) {
    blocks.push({ kind, start: text.length, end: text.length + part.length, page: null, ...more })
    text += `${part}\n`
  }
  return { text, blocks }
}

const sentence = (words: number, at = 0) =>
  `Sentence ${at} ${Array.from({ length: words - 3 }, (_, word) => `word${(word * 7 + at) % 90}`).join(' ')} ends.`
const paragraph = (sentences: number, at = 0) =>
  Array.from({ length: sentences }, (_, index) => sentence(20, at * 100 + index)).join(' ')
const heading = (text: string, level = 1): Part => ['heading', text, { level }]
const textsOf = (parts: readonly Part[]) => chunkText(documentOf(parts)).map(({ text }) => text)

/** What holds for the chunks of every text. */
function expectTrue(text: string, blocks: readonly Block[]) {
  const chunks = chunkText({ text, blocks })
  let at = 0
  for (const [ordinal, chunk] of chunks.entries()) {
    expect(chunk.ordinal).toBe(ordinal)
    expect(chunk.text).toBe(text.slice(chunk.start, chunk.end))
    expect(chunk.text.trim()).not.toBe('')
    expect(chunk.start).toBeGreaterThanOrEqual(at)
    expect(text.slice(at, chunk.start).trim()).toBe('')
    expect(tokensIn(text, chunk.start, chunk.end)).toBeLessThan(560)
    at = chunk.end
  }
  expect(text.slice(at).trim()).toBe('')
  return chunks
}

test('a short document is one chunk', () => {
  const { text, blocks } = documentOf([heading('Leave'), ['paragraph', 'Staff take 30 days.']])
  expect(chunkText({ text, blocks })).toEqual([
    { ordinal: 0, start: 0, end: 25, page: null, headings: ['Leave'], text: 'Leave\nStaff take 30 days.' },
  ])
})

test('a section that can stand alone is not mixed with the next, and knows the headings above it', () => {
  const document = documentOf([
    heading('Handbook'),
    heading('Leave', 2),
    ['paragraph', paragraph(6, 1)],
    heading('Sickness', 2),
    ['paragraph', paragraph(6, 2)],
    heading('Notes', 3),
    ['paragraph', 'Call the office.'],
  ])
  const chunks = expectTrue(document.text, document.blocks)
  expect(chunks.map(({ headings }) => headings)).toEqual([
    ['Handbook', 'Leave'],
    ['Handbook', 'Sickness'],
  ])
  expect(chunks[0]?.text.startsWith('Handbook\nLeave\nSentence 100')).toBe(true)
  expect(chunks[1]?.text.endsWith('Notes\nCall the office.')).toBe(true)
})

test('sections too short to stand alone share a chunk', () => {
  const parts = Array.from({ length: 6 }, (_, at): Part[] => [
    heading(`Part ${at}`, 2),
    ['paragraph', 'Few words.'],
  ])
  expect(textsOf(parts.flat())).toHaveLength(1)
})

test('what stands before the first heading is not mixed with its section', () => {
  const chunks = textsOf([['paragraph', paragraph(6)], heading('First'), ['paragraph', 'Text.']])
  expect(chunks.at(-1)).toBe('First\nText.')
})

test('a heading is never the end of a chunk that something follows', () => {
  const parts: Part[] = [heading('Title')]
  for (let at = 0; at < 12; at++)
    parts.push(['paragraph', paragraph(2 + (at % 3), at)], heading(`Deep ${at}`, 2))
  parts.push(['paragraph', paragraph(30, 99)])
  const document = documentOf(parts)
  for (const { text } of expectTrue(document.text, document.blocks)) expect(text).not.toMatch(/\nDeep \d+$/)
})

test('what stands beside or below the content of a page is under none of its headings, and the content goes on under its own', () => {
  const beside = (region: 'aside' | 'footer') => ({ hints: { region } })
  const parts: Part[] = [
    heading('Release 3.1'),
    heading('Fixed', 2),
    ['list_item', '- A crash.'],
    ['heading', 'Newsletter', { level: 2, ...beside('aside') }],
    ['paragraph', 'Once a month.', beside('aside')],
    ['list_item', '- A leak.'],
    ['list_item', '- All rights reserved.', beside('footer')],
  ]
  expect(chunkText(documentOf(parts)).map(({ text, headings }) => [text, headings])).toEqual([
    ['Release 3.1\nFixed\n- A crash.', ['Release 3.1', 'Fixed']],
    ['Newsletter\nOnce a month.', ['Newsletter']],
    ['- A leak.', ['Release 3.1', 'Fixed']],
    ['- All rights reserved.', []],
  ])
})

test('marks in front of a heading belong to it, and name nothing', () => {
  const text = `# Keys\n\nShort.\n\n## Lost\n\n${paragraph(6, 1)}\n\n# #1 rule\n\n${paragraph(6, 2)}`
  const at = (words: string, level: number): Block => {
    const start = text.indexOf(words)
    return { kind: 'heading', level, start, end: start + words.length, page: null }
  }
  const chunks = expectTrue(text, [at('Keys', 1), at('Lost', 2), at('#1 rule', 1)])
  expect(chunks.map(({ headings }) => headings)).toEqual([['Keys'], ['#1 rule']])
  expect(chunks.map((chunk) => chunk.text.slice(0, 9))).toEqual(['# Keys\n\nS', '# #1 rule'])
})

test('a short section on a page of its own stands under its own heading, not under that of the page before', () => {
  const text = '# One\n\nFirst words.\n\n# Two\n\nSecond words.'
  const blocks: Block[] = [
    { kind: 'heading', level: 1, start: 2, end: 5, page: 1 },
    { kind: 'paragraph', start: 7, end: 19, page: 1 },
    { kind: 'heading', level: 1, start: 23, end: 26, page: 2 },
    { kind: 'paragraph', start: 28, end: 41, page: 2 },
  ]
  expect(expectTrue(text, blocks)).toMatchObject([
    { headings: ['One'], page: 1 },
    { headings: ['Two'], page: 2 },
  ])
})

test('the line below the head of a table parts nothing: rows that go on elsewhere know the head', () => {
  const head = '| Name | Remark |'
  const rows = Array.from({ length: 120 }, (_, at) => `| Item ${at} | ${sentence(9, at)} |`)
  const text = [head, '| --- | --- |', ...rows].join('\n')
  let end = 0
  const blocks = [head, ...rows].map((row): Block => {
    const start = text.indexOf(row, end)
    end = start + row.length
    return { kind: 'table_row', start, end, page: null }
  })
  const [first, ...others] = expectTrue(text, blocks)
  expect(first?.headings).toEqual([])
  expect(others.length).toBeGreaterThan(2)
  for (const { headings } of others) expect(headings).toEqual([head])
})

test('sentences are whole, and those of an abbreviation go on', () => {
  const longSentence =
    'Dr. Smith of the U.S. office wrote note no. 7, i.e. a memo of J. Doe, vs. rule 3.5 etc. and signed it!'
  const text = Array.from({ length: 80 }, () => longSentence).join(' ')
  for (const chunk of expectTrue(text, [])) {
    expect(chunk.text).toMatch(/^Dr\. Smith/)
    expect(chunk.text).toMatch(/signed it!$/)
  }
})

test('a sentence longer than a chunk is cut between words, one without spaces within none of its characters', () => {
  for (const chunk of expectTrue(sentence(3000), [])) expect(chunk.text).toMatch(/^(?:Sentence|word\d|ends)/)
  const signs = '😀'.repeat(5000)
  for (const chunk of expectTrue(signs, [])) expect(chunk.text.isWellFormed()).toBe(true)
  expectTrue('x'.repeat(9000), [])
  expect(expectTrue('規則は厳しい。'.repeat(200), []).length).toBeGreaterThan(3)
})

test('a list stays together with the line that introduces it', () => {
  const items = Array.from({ length: 12 }, (_, at): Part => ['list_item', `- item ${at} ${sentence(10, at)}`])
  const chunks = textsOf([
    ['paragraph', paragraph(9)],
    ['paragraph', 'You need the following:'],
    ...items,
    ['paragraph', paragraph(9, 3)],
  ])
  const list = chunks.find((text) => text.includes('You need'))
  expect(list).toMatch(/^You need the following:\n- item 0 [^]*- item 11 /)
})

test('a caption stays with its table, and further rows know both it and the first row', () => {
  const rows = Array.from({ length: 60 }, (_, at): Part => [
    'table_row',
    `| Pump ${at} | ${sentence(12, at)} |`,
  ])
  const parts: Part[] = [
    ['paragraph', paragraph(14)],
    ['paragraph', 'Table 1: Pumps of this year', { hints: { element: 'caption' } }],
    ['table_row', '| Pump | Remark |'],
    ...rows,
  ]
  const chunks = chunkText(documentOf(parts))
  const first = chunks.find(({ text }) => text.includes('Table 1: Pumps'))
  expect(first?.text).toContain('Table 1: Pumps of this year\n| Pump | Remark |')
  expect(chunks.length).toBeGreaterThan(2)
  expect(chunks.at(-1)?.headings).toEqual(['Table 1: Pumps of this year | Pump | Remark |'])
})

test('rows are whole, and those of a long table know its first row', () => {
  const row = (at: number): Part => ['table_row', `Item ${at} | ${at} pieces | ${sentence(8, at)}`]
  const rows = Array.from({ length: 120 }, (_, at) => row(at))
  const document = documentOf([heading('Stock'), ['table_row', 'Name | Number | Remark'], ...rows])
  const chunks = expectTrue(document.text, document.blocks)
  expect(chunks.length).toBeGreaterThan(3)
  expect(chunks[0]?.headings).toEqual(['Stock'])
  for (const { text, headings } of chunks.slice(1)) {
    expect(headings).toEqual(['Stock', 'Name | Number | Remark'])
    expect(text).toMatch(/^Item \d+ \|[^]*ends\.$/)
  }
})

test('no chunk reaches over pages', () => {
  const document = documentOf([
    ['paragraph', 'End of one.', { page: 1 }],
    ['heading', 'Bottom', { page: 1, level: 1 }],
    ['paragraph', 'Start of two.', { page: 2 }],
    ['paragraph', 'More of two.', { page: 2 }],
  ])
  expect(expectTrue(document.text, document.blocks).map(({ page, text }) => [page, text])).toEqual([
    [1, 'End of one.\nBottom'],
    [2, 'Start of two.\nMore of two.'],
  ])
})

test('a text without blocks is cut at empty lines', () => {
  const parts = Array.from({ length: 10 }, (_, at) => paragraph(4, at + 1))
  for (const { text } of expectTrue(parts.join('\n \n\n'), []))
    expect(text).toMatch(/^Sentence \d+00 [^]*ends\.$/)
})

const block = (kind: Block['kind'], start: number, end: number): Block => ({ kind, start, end, page: null })

test.each<[string, string, Block[]]>([
  ['nothing', '', []],
  ['white space', ' \n\n\t ', []],
  ['blocks beyond the text', 'some text', [block('paragraph', 3, 99)]],
  ['blocks out of order', 'one two three', [block('paragraph', 8, 13), block('paragraph', 0, 3)]],
  ['blocks that overlap', 'one two three', [block('paragraph', 0, 7), block('list_item', 4, 13)]],
  ['blocks of no numbers', 'one two', [block('heading', Number.NaN, Number.NaN)]],
  ['headings alone', 'One\nTwo', [block('heading', 0, 3), block('heading', 4, 7)]],
])('of %s nothing is lost and nothing invented', (_, text, blocks) => {
  expectTrue(text, blocks)
})

test('whatever a reader says of a text, nothing of it is lost', () => {
  const long = 'x'.repeat(700)
  const kind = fc.constantFrom<Block['kind']>('heading', 'paragraph', 'list_item', 'table_row', 'code')
  const place = fc.integer({ min: -5, max: 4000 })
  const level = fc.integer({ min: -1, max: 9 })
  const page = fc.constantFrom(null, 1, 2)
  const some = fc.array(fc.record({ kind, level, start: place, end: place, page }), { maxLength: 40 })
  const pieces = ['word ', 'e.g. ', 'End. ', '\n', '\n\n', '規則。', '😀', ':\n', '\ud800', ' ', long]
  forAll([fc.array(fc.constantFrom(...pieces), { maxLength: 400 }), some], (parts, blocks) => {
    expectTrue(parts.join(''), blocks)
    const inOrder = blocks.toSorted((one, other) => one.start - other.start)
    expectTrue(parts.join(''), inOrder)
  })
})

test.each(['word ', '.', '. ', '.)', '\n', '\n     ', 'x', 'e.g. ', ' '])(
  'a text of nothing but %j costs no more than its length',
  (piece) => {
    expectLinear(400_000, (length) =>
      chunkText({ text: `x${piece.repeat(length / piece.length)}y`, blocks: [] }),
    )
  },
)

test('many blocks cost no more than their number', () => {
  const kinds: Block['kind'][] = ['heading', 'list_item', 'table_row', 'paragraph', 'code']
  for (const kind of kinds) {
    expectLinear(20_000, (count) => {
      const blocks = Array.from({ length: count }, (_, at): Block => {
        return { kind, level: at % 9, start: at * 4, end: at * 4 + 3, page: null }
      })
      return chunkText({ text: 'abc\n'.repeat(count), blocks })
    })
  }
})
