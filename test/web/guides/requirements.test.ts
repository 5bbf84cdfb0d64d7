import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readGuide } from '../../../scripts/web/read-guide.ts'
import { generateTests } from '../../../shared/domain/test-generation/index.ts'
import { type Block, type Inline, textOf } from '../../../web/guides/blocks.ts'

// The guide on requirements shows what the engine reads: each of its examples is generated from.

const guide = readGuide(
  await readFile(join(import.meta.dirname, '../../../web/guides/requirements.md'), 'utf8'),
)
const asking = 'what-it-asks-and-how-you-answer'
const forPeople = 'what-it-leaves-to-a-person'

/** The part that a block stands in, by the id of its heading. */
function partOf(block: Block): string {
  const before = guide.slice(0, guide.indexOf(block))
  return before.findLast((each) => each.kind === 'heading')?.id ?? ''
}

const within = (part: string) => guide.filter((block) => partOf(block) === part)
const examples = guide
  .filter((block) => block.kind === 'snippet')
  .map((block) => ({ text: block.text, part: partOf(block) }))

const generated = (text: string) => generateTests({ requirements: text, mode: 'generate' })
const codesIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => (typeof part !== 'string' && part.kind === 'code' ? [part.text] : []))

const askedAbout = examples.filter(({ part }) => part === asking)
const [vague] = askedAbout
const leftToPeople = examples.filter(({ part }) => part === forPeople)
const ready = examples.filter((each) => each !== vague && !leftToPeople.includes(each))

test('the guide has an example in each part that shows how to write', () => {
  const shown = new Set(examples.map(({ part }) => part))
  expect(shown.size).toBeGreaterThanOrEqual(8)
  expect(askedAbout).toHaveLength(2)
  expect(leftToPeople).toHaveLength(1)
})

describe.each(examples)('the example of $part', ({ text }) => {
  test(`gives cases, and each sentence is tested or asked about: ${text.split('\n', 1)[0]}`, () => {
    const { testCases, sentences, gaps } = generated(text)
    expect(testCases.length).toBeGreaterThanOrEqual(1)
    for (const { status, requirementRef, start, end } of sentences) {
      if (status === 'tested' || status === 'context') continue
      expect(status, text.slice(start, end)).not.toBe('not_read')
      expect(gaps.map((gap) => gap.requirementRef)).toContain(requirementRef)
    }
  })
})

test.each(ready)('a browser can run each case of the example of $part', ({ text, part }) => {
  const { testCases, sentences, gaps } = generated(text)
  const notReady = testCases.filter(({ automation }) => !automation?.ready)
  expect(notReady.map(({ title, automation }) => [title, automation?.reasons])).toEqual([])
  // The guide says of its states that their declaration is a gap, and of nothing else.
  const open = sentences.filter(({ status }) => status !== 'tested' && status !== 'context')
  if (part === 'states-and-moves')
    expect(open.map(({ start, end }) => text.slice(start, end).split(' ')[1])).toEqual(['ticket', 'new'])
  else expect(gaps.map(({ description }) => description)).toEqual([])
})

test('the questions of the guide are asked about its vague text, and no others', () => {
  const questions = generated(vague?.text ?? '').gaps.map(({ description }) => description)
  const table = within(asking).find((block) => block.kind === 'table')
  const told = table?.kind === 'table' ? table.rows.map(([first = []]) => textOf(first)) : []
  expect(told.length).toBeGreaterThan(3)
  for (const question of questions)
    expect(
      told.some((words) => question.includes(words)),
      question,
    ).toBe(true)
  for (const words of told)
    expect(
      questions.some((question) => question.includes(words)),
      words,
    ).toBe(true)
})

test('what the guide leaves to people is for people, with the reasons that it names', () => {
  const { testCases } = generated(leftToPeople[0]?.text ?? '')
  expect(testCases.map(({ automation }) => automation?.ready)).toEqual([false, false])
  const reasons = testCases.flatMap(({ automation }) => automation?.reasons ?? [])
  const items = within(forPeople).flatMap((block) => (block.kind === 'list' ? block.items.flat() : []))
  const told = items.flatMap((item) => (item.kind === 'paragraph' ? codesIn(item.of) : []))
  expect(told).toHaveLength(3)
  for (const reason of reasons)
    expect(
      told.some((words) => reason.includes(words)),
      reason,
    ).toBe(true)
})

test('the days of the guide stand in the cases of its example', () => {
  const [example] = examples.filter(({ part }) => part === 'dates')
  const steps = generated(example?.text ?? '').testCases.flatMap((each) =>
    (each.steps ?? []).map(({ action }) => action),
  )
  const told = within('dates').flatMap((block) => (block.kind === 'paragraph' ? codesIn(block.of) : []))
  expect(told).toHaveLength(3)
  for (const day of told) expect(steps.join('\n')).toContain(day)
})
