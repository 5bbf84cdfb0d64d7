import { expect, test } from 'vitest'
import { needsOf, runningNumbers } from '../../../../../shared/domain/judging/coverage/index.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

const plain = (text: string) =>
  needsOf(text)
    .slice(1)
    .map((need) => `${need.kind} ${need.text}`)
const marked = (line: string) => {
  const { text, marks } = readMarks(line)
  return needsOf(text, marks)
    .slice(1)
    .map((need) => `${need.kind} ${need.text}`)
}

test.each([
  ['The weight is from 1 to 30 kg.', ['figure 1', 'figure 30']],
  ['It costs 1,000.50 EUR; "Price: 4.90 EUR" is shown.', ['figure 1,000.50', 'text Price: 4.90 EUR']],
  ['2. REQ-12, A4, #7 and 2FA are names, 5kg is none.', ['figure 5']],
  ['The offer ends on 2026-05-01 at 18:00, below -5 °C.', ['figure 2026-05-01', 'figure 18:00', 'figure -5']],
  ['| 11 to 30 | "Yes" | "yes" | 30 |', ['figure 11', 'figure 30', 'text Yes']],
  ['Nothing to count here.', []],
])('%s', (text, needs) => {
  expect(plain(text)).toEqual(needs)
})

test('the first need is the sentence itself', () => {
  expect(needsOf('It works.')).toEqual([{ kind: 'sentence', text: 'It works.', start: 0, end: 9 }])
})

test('marks add alternatives, messages, negations and figures in words', () => {
  expect(
    marked(
      '{lim A {E voucher} is {O printed} or {O mailed}}, {eff {NEG never} {N two} times within 3 days}.',
    ),
  ).toEqual(['alternative printed', 'alternative mailed', 'negation never', 'figure two', 'figure 3'])
  expect(marked('{eff The page shows {M Saved}}.')).toEqual(['text Saved'])
})

test('"one" that is no more than an article counts nothing', () => {
  expect(marked('{eff The clerk {V enters} {N one} item}.')).toEqual([])
  expect(marked('{eff The clerk {V enters} {N 1} item}.')).toEqual(['figure 1'])
})

test('a figure that a mark holds counts once, and a mark within quotes not at all', () => {
  expect(marked('{eff It costs {N 4.90} and shows "{M Paid 4.90}"}.')).toEqual([
    'figure 4.90',
    'text Paid 4.90',
  ])
})

test('offsets lead to the part', () => {
  const text = 'It costs 4.90 EUR or "nothing".'
  for (const need of needsOf(text).slice(1)) expect(text.slice(need.start, need.end)).toContain(need.text)
})

test('columns that count rows are told from columns of figures', () => {
  const row = (id: string, text: string, header = 'Rule | Price') => ({ id, text, header })
  const rules = [row('S1', '| 1 | 4.90 |'), row('S2', '| 2 | 9.90 |'), row('S3', '| 3 | 8.50 |')]
  expect([...runningNumbers(rules)].map(([id, at]) => [id, [...at]])).toEqual([
    ['S1', [2]],
    ['S2', [2]],
    ['S3', [2]],
  ])
  expect(needsOf('| 2 | 9.90 |', undefined, new Set([2])).map(({ text }) => text)).toEqual([
    '| 2 | 9.90 |',
    '9.90',
  ])
  const amounts = [row('S1', '| 1 | 4.90 |'), row('S2', '| 10 | 9.90 |')]
  expect(runningNumbers(amounts).size).toBe(0)
  expect(runningNumbers([row('S1', '| 1 | 4.90 |')]).size).toBe(0)
})
