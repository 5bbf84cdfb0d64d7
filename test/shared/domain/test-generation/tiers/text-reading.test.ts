import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctedMarks } from '../../../../../shared/domain/marking/corrections.ts'
import { readMarks, writeMarks } from '../../../../../shared/domain/marking/inline.ts'
import { kindTags, roleTags, segmentTags } from '../../../../../shared/domain/marking/tags.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'
import { readingOf } from '../../../../../shared/domain/test-generation/tiers/text-reading.ts'
import { forAll } from '../../../../support/for-all.ts'

const lines = [
  '{lim The {F stay} lasts {MIN at least} {N 2} and {MAX at most} {N 21} {U nights}}. ## limit',
  '{lim {F Name} is {REQ required}}. ## required',
  '{lim {F Nickname} {OPT may stay empty}}. ## required',
  '{lim The {F name} must have {MIN 2} characters}.',
  '{def {F Box size} is {O Small} or {O "Large"}}. ## options',
  '{def An {E order} is always {S New} or {S Paid}}. ## state',
  '{cond If the {F box size} is {O Huge}}, {eff {E it} {V becomes} {S Late}}.',
  '{ctx Parents love the gallery}.',
].map(readMarks)
const text = lines.map((line) => line.text).join('\n')
const marks = new Map(lines.map((line) => [line.text, line.marks]))

test('names are told with what the marks of rules say of them', () => {
  const told = readingOf(text, marks, new Map()).names.map(({ name, kind, limits, options, required }) => [
    `${kind} ${name}`,
    limits,
    options,
    required,
  ])
  expect(told).toEqual([
    ['field stay', ['at least 2, at most 21 nights'], [], null],
    ['field Name', [], [], true],
    ['field Nickname', [], [], false],
    ['field Box size', [], ['Small', 'Large'], null],
    ['option Small', [], [], null],
    ['option Large', [], [], null],
    ['thing order', [], ['New', 'Paid'], null],
    ['state New', [], [], null],
    ['state Paid', [], [], null],
    ['option Huge', [], [], null],
    ['state Late', [], [], null],
  ])
})

test('a sentence is as sure as its weakest mark, and only a person is certain', () => {
  const [first = '', second = ''] = lines.map((line) => line.text)
  const own = marks.get(first)!
  const doubtful = new Map([
    [first, { ...own, roles: own.roles.map((role) => ({ ...role, confidence: 0.4567 })) }],
    [second, marks.get(second)!],
  ])
  const corrected = correctedMarks([
    { sentence: lines[2]!.text, marked: lines[2]!.text, kinds: ['required'] },
  ])
  const read = readingOf(text, new Map([...doubtful, ...corrected]), corrected)
  expect(read.sentences.slice(0, 4).map(({ confidence }) => confidence)).toEqual([0.457, 0.999, 1, 0])
  expect(read.sentences[2]).toMatchObject({ marked: lines[2]!.text, kinds: ['required'] })
})

test('a correction that cannot be read any more is left out', () => {
  const sentence = 'The name is required.'
  for (const marked of ['{OLD The name} is required.', '{lim The name}'])
    expect(correctedMarks([{ sentence, marked, kinds: [] }])).toEqual(new Map())
})

/** Marks over any words: whoever corrects a sentence may write them anywhere. */
const anywhere = fc.array(
  fc.record({
    tag: fc.constantFrom(...segmentTags),
    words: fc.array(fc.option(fc.constantFrom(...roleTags)), { minLength: 1, maxLength: 8 }),
  }),
  { maxLength: 6 },
)

test('marks that make no sense break nothing', () => {
  forAll([anywhere, fc.subarray([...kindTags])], (clauses, kinds) => {
    const sentence = lines[0]!.text
    const words = [...sentence.matchAll(/\S+/g)].map(
      ({ 0: word, index }) => [index, index + word.length] as const,
    )
    const own = { segments: [] as object[], roles: [] as object[], kinds: [] }
    for (const { tag, words: roles } of clauses) {
      const taken = words.splice(0, roles.length)
      const [first, last] = [taken[0], taken.at(-1)]
      if (!first || !last) break
      own.segments.push({ tag, start: first[0], end: last[1], confidence: 1 })
      for (const [at, [start, end]] of taken.entries())
        if (roles[at]) own.roles.push({ tag: roles[at], start, end, confidence: 1 })
    }
    const corrected = correctedMarks([{ sentence, marked: writeMarks(sentence, own as never), kinds }])
    expect(corrected.size).toBe(1)
    expect(readingOf(text, corrected, corrected).sentences[0]?.confidence).toBe(1)
    generateTests({ requirements: text, marks: corrected, mode: 'agentic', maxTestCases: 200 })
  })
})
