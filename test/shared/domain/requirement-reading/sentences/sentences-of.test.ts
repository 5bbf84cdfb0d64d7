import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  readSentences,
  sentencesOf,
} from '../../../../../shared/domain/requirement-reading/sentences/sentences-of.ts'

const corpus = new URL('../../corpus/', import.meta.url)
const texts = readdirSync(corpus).filter((name) => name.endsWith('.md') && name !== 'README.md')

test('every word of every text of the corpus lies in exactly one sentence, or is a mark', () => {
  for (const name of texts) {
    const text = readFileSync(new URL(name, corpus), 'utf8')
    const { sentences, plain } = readSentences(text)
    let at = 0
    let between = ''
    for (const { start, end } of sentences) {
      expect(start, name).toBeGreaterThanOrEqual(at)
      between += `${plain.slice(at, start)}\n`
      at = end
    }
    between += plain.slice(at)
    const left = between
      .split('\n')
      .filter((line) => /\p{L}{2}/u.test(line) && !/^\W*(?:[A-Z]+[-_ ]?\d|```)/.test(line))
    expect(left, name).toEqual([])
  }
})

test('offsets are those of the document, whatever marks stand around', () => {
  const text = '# Plan\n\n- **Rows** must be `5` to 40.\n- See [the list](https://example.org).\n'
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Plan',
    'Rows** must be `5` to 40.',
    'See [the list](https://example.org).',
  ])
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
    'Plan',
    'Rows must be "5" to 40.',
    'See the list .',
  ])
})

test('a quoted text in a span of code is quoted once', () => {
  const [sentence] = sentencesOf('If it fails, `"Failed."` is shown, and `ID` stays.')
  expect(sentence?.text).toBe('If it fails, "Failed." is shown, and "ID" stays.')
})

test('headings number their sections, and items know what leads them in', () => {
  const sentences = sentencesOf('# A\n## B\nThese rules apply:\n- First.\n  - Second.\n## C\nThird.\n')
  expect(sentences.map(({ text, scope, lead, depth }) => [text, scope, lead, depth])).toEqual([
    ['A', '1', undefined, undefined],
    ['B', '1.1', undefined, undefined],
    ['These rules apply:', '1.1', undefined, undefined],
    ['First.', '1.1', 2, 0],
    ['Second.', '1.1', 3, 1],
    ['C', '1.2', undefined, undefined],
    ['Third.', '1.2', undefined, undefined],
  ])
})

test('rows of a table are sentences with cells, exported sheets too', () => {
  const piped = sentencesOf('| A | B |\n|---|---|\n| one | two, three |\n')
  expect(piped.map(({ is, cells }) => [is, cells?.map(({ text }) => text)])).toEqual([
    ['header', ['A', 'B']],
    ['row', ['one', 'two, three']],
  ])
  const sheet = sentencesOf('Id,Text,Note\nR1,"One, and\nmore",x\nR2,Two,y\n')
  expect(sheet.map(({ cells }) => cells?.map(({ text }) => text))).toEqual([
    ['Id', 'Text', 'Note'],
    ['R1', 'One, and\nmore', 'x'],
    ['R2', 'Two', 'y'],
  ])
})

test('wrapped lines are one sentence; quotes, numbers and abbreviations end none', () => {
  const text = 'The page shows "Stop. Go on." when the value\nis 1.5 kg, e.g. a parcel. It is\nclosed then.'
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
    'The page shows "Stop. Go on." when the value is 1.5 kg, e.g. a parcel.',
    'It is closed then.',
  ])
})

test('identifiers are told apart from what they name', () => {
  expect(
    sentencesOf('REQ-12: The name is required.\nFR3 The age is 5.').map(({ identifier, text }) => [
      identifier,
      text,
    ]),
  ).toEqual([
    ['REQ-12', 'The name is required.'],
    ['FR3', 'The age is 5.'],
  ])
})

test.each([
  [
    'messages',
    `Clicking "Save" with an empty name field shows the message "Enter a name first"
Clicking "Cancel" closes the dialog without a question and without a message
The list is sorted by the date of the last change`,
  ],
  [
    'long lines',
    `The administrator can invite people by their mail address from the page of the team
Invitations that nobody accepts within seven days are withdrawn by the system itself
Guests see the projects only that they were invited to`,
  ],
  [
    'steps',
    `Open the page "Orders" and search for the order with the number 12345 of the customer
Click the button "Delete" that stands beside the name of the order in the second row
The message "The order was deleted" is shown at the top of the page for some seconds`,
  ],
  [
    'beside a paragraph that is set narrower',
    `This paragraph is set with
lines of its own.

The administrator can invite people by their mail address from the page of the team
Invitations that nobody accepts within seven days are withdrawn by the system itself`,
  ],
])('a line without a full stop is a line, whatever its length: %s', (_, text) => {
  const lines = text.split('\n').filter((line) => /^[A-Z]\w+ (?!paragraph)/.test(line))
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual(expect.arrayContaining(lines))
})

test('a text that is set in lines goes on where a name begins a line', () => {
  const text = `This paragraph was set by an editor which breaks its lines at the width of about
seventy characters, so the name of a thing may begin a line, as the name Alex
Miller does here, and nobody would say that this began a new sentence at all.`
  expect(sentencesOf(text)).toHaveLength(1)
})
