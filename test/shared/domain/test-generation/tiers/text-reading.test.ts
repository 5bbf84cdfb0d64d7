import { expect, test } from 'vitest'
import { correctedMarks } from '../../../../../shared/domain/marking/corrections.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'
import { readingOf } from '../../../../../shared/domain/test-generation/tiers/text-reading.ts'

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
