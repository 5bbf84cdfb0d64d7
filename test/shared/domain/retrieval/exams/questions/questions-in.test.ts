import { expect, test } from 'vitest'
import type { Block } from '../../../../../../shared/domain/retrieval/blocks.ts'
import { questionsIn } from '../../../../../../shared/domain/retrieval/exams/questions/questions-in.ts'
import { expectLinear } from '../../../../../support/costs.ts'

/** A text of headings (`# …`) and paragraphs, with its blocks; one that begins with `~` is a footer. */
function document(...lines: string[]): { text: string; blocks: Block[] } {
  let text = ''
  const blocks = lines.map((line): Block => {
    const start = text.length
    text += `${line}\n\n`
    const kind = line.startsWith('# ') ? 'heading' : 'paragraph'
    const end = start + line.length
    const hints = line.startsWith('~') ? { hints: { region: 'footer' as const } } : {}
    return { kind, start, end, page: null, ...hints }
  })
  return { text, blocks }
}

const handbook = document(
  '# Holidays',
  'Requests go to the team lead before they are booked. Every employee has 28 days of holiday a year.',
  '# Parking',
  'A permit is the card behind the windscreen. It is short.',
  '~ The footer has 12 links of no use at all.',
  '# Überstunden',
  'Mehrarbeit wird in Freizeit ausgeglichen.',
)

test('headings, figures and definitions give questions, each with the very words that answer it', () => {
  const drafted = questionsIn(handbook).map(
    ({ question, from, start, end }) => `${from}: ${question} ${handbook.text.slice(start, end)}`,
  )
  expect(drafted).toEqual([
    'heading: What is said about Holidays? Requests go to the team lead before they are booked.',
    'figure: Every employee has how many days of holiday a year? Every employee has 28 days of holiday a year.',
    'definition: What is a permit? A permit is the card behind the windscreen.',
    'heading: Überstunden? Mehrarbeit wird in Freizeit ausgeglichen.',
  ])
})

test.each([
  ['German', 'Der Kanal an der B 12 war zu einem guten Teil sein Werk, was er gern bestritt.'],
  ['Dutch', 'In de hal was het te koud, met 12 kinderen van de school is dat niet goed.'],
  ['French', 'On a 12 vélos pour les membres, et le local est ouvert au public.'],
])('a sentence in %s that holds words of English is asked by its heading alone', (_, said) => {
  const drafted = questionsIn(document('# Zwischenruf', said))
  expect(drafted.map(({ question }) => question)).toEqual(['Zwischenruf?'])
})

test('the same text gives the same questions, and one without sentences gives none', () => {
  expect(questionsIn(handbook)).toEqual(questionsIn(handbook))
  expect(questionsIn(document('# Only a heading', 'short'))).toEqual([])
  expect(questionsIn({ text: '', blocks: [] })).toEqual([])
})

test.each([
  ['words without an end', 'the is a '],
  ['figures without an end', '1.000,00 € '],
  ['capitals and marks', 'A is the. '],
])('%s cost their length', (_, piece) => {
  expectLinear(400_000, (length) => {
    const text = piece.repeat(length / piece.length)
    return questionsIn({ text, blocks: [{ kind: 'paragraph', start: 0, end: text.length, page: null }] })
  })
})
