import { describe, expect, test } from 'vitest'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'
import type { Answer } from '../../../../../shared/domain/test-generation/answers/schema.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/generate-tests.ts'

const locked = '{eff The {E account} {V is locked}} {evt after {N 4} failed logins}. ## lockout'
const asked = 'The account is locked after 4 failed logins.'
const question = 'How long does the lock last?'
const fast = '{ctx The search page should be fast}.'

/** What comes of marked lines in one paragraph, some of which answer questions about others. */
function designed(lines: string[], answers: Answer[], between = ' ') {
  const read = lines.map(readMarks)
  const requirements = read.map(({ text }) => text).join(between)
  const marks = new Map(read.map(({ text, marks: its }) => [text, its]))
  const { gaps, testCases, sentences } = generateTests({ requirements, marks, answers, mode: 'generate' })
  return {
    questions: gaps.map(({ description }) => description.split(': ').at(-1)),
    cases: testCases,
    statuses: sentences.map(({ status }) => status),
  }
}

describe('an answer in words of its author', () => {
  const helper = '{eff The {A helpdesk} {V decides} that}.'
  const decides = 'The helpdesk decides that.'

  test('closes its question', () => {
    expect(designed([locked, helper], []).questions).toContain(question)
    expect(designed([locked, helper], [{ sentence: asked, answer: decides }]).questions).toEqual([])
  })

  test.each([
    [
      'that says nothing to the engine',
      '{ctx That depends on the helpdesk}.',
      'That depends on the helpdesk.',
    ],
    ['of two words', '{ctx 15 minutes}', '15 minutes'],
  ])('%s is not covered, and its question is not asked again', (_, line, answer) => {
    const made = designed([locked, line], [{ sentence: asked, answer }])
    expect(made.questions).toEqual([])
    expect(made.statuses.at(-1)).toBe('gap')
    expect(made.cases.filter(({ testBasis = '' }) => testBasis.endsWith(answer))).toEqual([])
  })

  test('that takes the place of its sentence is not asked what that was asked', () => {
    const whole = '{eff The {E account} {V is locked}} {evt after {N 4} failed logins in a row}. ## lockout'
    const answer = 'The account is locked after 4 failed logins in a row.'
    expect(designed([whole], []).questions).toEqual([question])
    expect(designed([whole], [{ sentence: asked, answer }]).questions).toEqual([])
  })

  test('measures what nobody could measure', () => {
    const sentence = 'The search page should be fast.'
    const answers = [{ sentence, answer: 'As on the old page.' }]
    const lines = [fast, '{ctx As on the old page}.']
    expect(designed(lines, []).questions).toHaveLength(1)
    expect(designed(lines, answers).questions).toEqual([])
  })

  test('that is taken out of the text opens its question again', () => {
    expect(designed([locked], [{ sentence: asked, answer: decides }]).questions).toEqual([question])
  })

  test('closes the question of the sentence that it stands behind, and of no other', () => {
    const other = '{eff The {E card} {V is locked}} {evt after {N 3} wrong codes}. ## lockout'
    const answers = [{ sentence: asked, answer: decides }]
    expect(designed([other, locked, helper], answers).questions).toEqual([question])
  })

  test('closes the question of a sentence that stands behind it, too', () => {
    const answers = [{ sentence: asked, answer: decides }]
    expect(designed([helper, locked], answers).questions).toEqual([])
  })

  test('of which the words stand in its sentence, too, is the one behind it', () => {
    const { statuses, questions } = designed(
      [locked, '{ctx 4 failed logins}'],
      [{ sentence: asked, answer: '4 failed logins' }],
    )
    expect([statuses.at(-1), questions]).toEqual(['gap', []])
  })

  test('makes nothing of equal words elsewhere', () => {
    const lines = ['{ctx Some sessions last 15 minutes}.', locked, '{ctx 15 minutes}']
    const { statuses } = designed(lines, [{ sentence: asked, answer: '15 minutes' }])
    expect(statuses).toEqual(['context', statuses[1], 'gap'])
  })

  test('is known where existing cases are held against the text', () => {
    const requirements = 'The search page should be fast. As on the old page.'
    const answers = [{ sentence: 'The search page should be fast.', answer: 'As on the old page.' }]
    const gapsOf = (its: Answer[]) =>
      generateTests({ requirements, answers: its, mode: 'gap-analysis' }).gaps.map(
        (gap) => gap.requirementRef,
      )
    expect(gapsOf([]).length).toBeGreaterThan(0)
    expect(gapsOf(answers)).toEqual([])
  })
})
