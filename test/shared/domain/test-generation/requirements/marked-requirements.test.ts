import { describe, expect, test } from 'vitest'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'
import type { DesignRequest } from '../../../../../shared/domain/test-generation/schema.ts'

const run = (line: string, mode: DesignRequest['mode'] = 'extract-requirements') => {
  const { text, marks } = readMarks(line)
  return generateTests({ requirements: text, marks: new Map([[text, marks]]), mode })
}
const requirementOf = (line: string) => run(line).requirements[0]

describe('what a test can compare is named in the words of the sentence', () => {
  test.each([
    [
      '{lim A {F nickname} takes {MAX up to} {N 12} {U letters}}.',
      'high',
      'A test can compare "up to 12 letters".',
    ],
    ['{eff The {E parcel} {V becomes} {S Lost}}.', 'high', 'A test can compare "Lost".'],
    ['{eff {M "Come back later"} {V is shown}}.', 'high', 'A test can compare "Come back later".'],
    ['{def {F Size} is {O small} or {O wide}}.', 'high', 'A test can compare "small", "wide".'],
    ['{lim The {F plate} is {REQ mandatory}}.', 'high', 'A test can compare "mandatory".'],
    [
      '{evt When I {V add} a {E boat} {O "Nixe"}}.',
      'medium',
      'what is then to be seen has to stand beside it',
    ],
    [
      '{ctx As one of {N 40} keepers}, {eff {A I} want to {V add} {E boats}}.',
      'medium',
      'Names no value, message, state or option',
    ],
    ['{eff Members {V see} their {T loans}}.', 'medium', 'Names no value, message, state or option'],
    [
      '{eff {A Members} {V see} a {T confirmation message}} {evt when the {E loan} {V ends}}. ## message',
      'medium',
      'To be answered first: What does the message say?',
    ],
    [
      '{eff The {P catalogue} shall {V load} fast}.',
      'low',
      'Not testable as it stands. To be answered first: How long may it take at most ("fast")?',
    ],
  ])('%s', (line, testability, note) => {
    expect(requirementOf(line)).toMatchObject({
      testability,
      testabilityNotes: expect.stringContaining(note) as string,
    })
  })
  test('and words of the background are no vague ones', () => {
    const story =
      '{ctx As a keeper}, {eff {A I} want to {V add} {E boats}}, {ctx so that it is easier for some}.'
    expect(requirementOf(story)?.ambiguities).toEqual([])
  })
})

describe('kinds say what a requirement is about and how it is tried', () => {
  test.each([
    ['security', 'security', 'security'],
    ['permission', 'security', 'security'],
    ['performance', 'performance', 'performance'],
    ['accessibility', 'accessibility', 'accessibility'],
    ['reliability', 'reliability', 'functional'],
    ['layout', 'usability', 'functional'],
    ['length, required', 'functional', 'boundary'],
    ['required, length', 'functional', 'negative'],
    ['api', 'functional', 'integration'],
    ['show', 'functional', 'functional'],
  ])('%s', (kinds, category, suggestedTestType) => {
    const line = `{eff The {T list} is {V shown} to whoever logged in}. ## ${kinds}`
    expect(requirementOf(line)).toMatchObject({ category, suggestedTestType })
  })
})

describe('criteria are the clauses of the sentence', () => {
  test.each([
    [
      '{evt When a {E kite} {V lands}}, {eff the {F score} {V grows} by {N 3}}.',
      ['When a kite lands, Then the score grows by 3'],
    ],
    [
      '{eff The {E gate} {V stays} closed} {cond while a {E train} {V is} near}.',
      ['Given a train is near, Then the gate stays closed'],
    ],
    ['{eff A {T map} {V is shown}} {evt on request}.', []],
    ['{cond If {S red}}, {eff it {V stops}}, and {cond if {S green}}, {eff it {V goes}}.', []],
  ])('%s', (line, criteria) => {
    expect(requirementOf(line)?.acceptanceCriteria).toEqual(criteria)
  })
})

describe('of what is marked as background', () => {
  test.each([
    '{ctx The yard was built in a few simple steps}.',
    '{ctx Either is acceptable, but many prefer various other ones}.',
  ])('nothing is a requirement: %s', (line) => {
    expect(run(line).requirements).toEqual([])
  })
  test('a wish is asked for the measure that it lacks, wherever it is read', () => {
    const wish = '{ctx The booking page should be intuitive}.'
    const question = 'How does one see that it is "intuitive"?'
    expect(requirementOf(wish)).toMatchObject({
      testability: 'low',
      testabilityNotes: expect.stringContaining(question) as string,
    })
    expect(run(wish, 'generate').gaps).toEqual([
      expect.objectContaining({
        description: expect.stringContaining(question) as string,
        completions: expect.arrayContaining(['This takes at most 3 clicks from the start page.']) as string[],
      }),
    ])
  })
})
