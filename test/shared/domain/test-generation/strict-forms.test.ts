import { describe, expect, it } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/generate-tests.ts'
import { asks } from '../../../../shared/domain/requirement-model/asks.ts'
import { marked } from '../../../support/marked-request.ts'

const generated = (lines: readonly string[]) =>
  generateTests({ requirements: lines.join('\n'), mode: 'generate', maxTestCases: 200 })

const provedOf = (lines: readonly string[]) =>
  generated(lines).testCases.filter(({ basis }) => basis === 'proved')

const dataOf = (lines: readonly string[]): string[] =>
  provedOf(lines).flatMap(({ steps = [] }) => steps.map(({ testData = '' }) => testData))

describe('Proved cases', () => {
  it('rest on no sentence of which words are left over', () => {
    const page = 'The page has the field "Code" and the button "Save".'
    const whole = 'The field "Code" must have at most 10 characters. Otherwise the page shows "Too long".'
    const open = 'The field "Code" must have at most 10 characters in the wintry fringes of Tuesdays.'
    expect(provedOf([page, whole]).length).toBeGreaterThan(1)
    expect(provedOf([page, open]).map(({ title }) => title)).not.toContain('Code of 11 characters is refused')
  })

  it('enter nothing that the text declares as no entry: what comes of something has limits, too', () => {
    expect(provedOf(['A refund must not be more than 300 euros.'])).toEqual([])
    expect(provedOf(['The queue may hold at most 20 parcels.'])).toEqual([])
  })

  it('enter nothing into a field of which nobody knows what it takes', () => {
    const form = [
      '| Field | Required | Rules |',
      '|---|---|---|',
      '| Full name | yes | 2 to 50 characters |',
      '| Date of loss | yes | |',
    ]
    expect(dataOf(form).filter((data) => data.startsWith('Date of loss=') && data.length > 13)).toEqual([])
  })

  it('hold a right day of birth beside every other mistake', () => {
    const form = [
      '| Field | Required | Rules |',
      '|---|---|---|',
      '| Full name | yes | 2 to 50 characters |',
      '| Date of birth | yes | at least 18 years old |',
    ]
    const cases = provedOf(form)
    const names = cases.filter(({ title }) => title.startsWith('Full name of 51'))
    expect(names).toHaveLength(1)
    expect(names[0]?.steps?.map(({ testData }) => testData)).toContain('Date of birth=%TODAY-18Y%')
    expect(cases.map(({ title }) => title)).toContain('Date of birth %TODAY-18Y+1D% is refused')
  })

  it('choose no option that a list does not offer', () => {
    const form = [
      'The page has the dropdown "Level" and the button "Save".',
      '"Level" must be Beginner or Advanced. Otherwise the page shows "Choose a level".',
    ]
    expect(dataOf(form).filter((data) => data.includes('Other'))).toEqual([])
  })

  it('are made of neither of two sentences that disagree, and one question asks which holds', () => {
    const form = [
      'The page has the field "Guests" and the button "Book".',
      'The field "Guests" must be a whole number from 1 to 12.',
      'The field "Guests" must be a whole number from 1 to 10.',
    ]
    const titles = provedOf(form).map(({ title }) => title)
    expect(titles.filter((title) => title.includes('guests'))).toEqual([])
    const questions = generated(form).gaps.filter(({ description }) =>
      description.includes(asks.disputed('Guests')),
    )
    expect(questions).toHaveLength(1)
  })

  it('do nothing that needs right entries without making them', () => {
    const form = [
      '| Field | Required | Rules |',
      '|---|---|---|',
      '| Full name | yes | 2 to 50 characters |',
      '',
      'When the registration is sent, the page shows "See you soon".',
    ]
    expect(provedOf(form).map(({ expectedResult }) => expectedResult)).not.toContain(
      '"See you soon" is visible',
    )
  })
})

const cuts = '{lim The {F code} has {MAX at most} {N 10} {U characters}}. ## length'

describe('Ideas beside proved cases', () => {
  it('are no twins of them', () => {
    const request = marked([cuts])
    const declared = {
      ...request,
      requirements: `The page has the field "Code" and the button "Save".\n${request.requirements}`,
    }
    const { testCases } = generateTests(declared)
    const proved = testCases.filter(({ basis }) => basis === 'proved').map(({ title }) => title)
    const ideas = testCases.filter(({ basis }) => basis === 'designed').map(({ title }) => title)
    if (proved.includes('Code of 11 characters is refused'))
      expect(ideas).not.toContain('A code of 11 characters is refused')
    else expect(ideas).toContain('A code of 11 characters is refused')
  })

  it('are said once of a kind and a thing, however many sentences speak of it', () => {
    const show = (verb: string) => `{eff The {P page} {V ${verb}} all {E bookings}}. ## show`
    const titles = generateTests(marked([show('shows'), show('lists')])).testCases.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.includes('(2)'))).toEqual([])
  })

  it('never repeat a sentence: one that gives none is a gap with a question', () => {
    const { testCases, gaps, sentences } = generateTests(
      marked(['{eff {T Sunday dues} {V fall to} the {A lantern keeper}}.']),
    )
    expect(testCases).toEqual([])
    expect(sentences.map(({ status }) => status)).toEqual(['gap'])
    expect(gaps).toHaveLength(1)
  })
})
