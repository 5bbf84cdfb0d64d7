import { describe, expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const outcomes = (requirements: string) =>
  Object.fromEntries(
    designDerived({ requirements, mode: 'generate' }).testCases.map(({ title, steps = [] }) => [
      title,
      steps.at(-1)?.expectedResult ?? '',
    ]),
  )
const form = (rules: string) =>
  `# Survey\nThe form contains the fields Topic, Answer, Mobile and E-mail.\n${rules}\nThe answer may have up to 90 characters.\n"Send" sends the survey and shows "Thank you".`

describe('a sentence about all inputs', () => {
  test('makes each of them required but those it excepts, and its message answers nothing else', () => {
    const found = outcomes(
      form(
        'All fields except Mobile and E-mail must be filled in; otherwise "Please complete the form" appears.',
      ),
    )
    expect(found['Survey: refused when Topic is empty']).toBe(
      'The message "Please complete the form" is shown',
    )
    expect(found['Survey: refused when Answer is empty']).toBe(
      'The message "Please complete the form" is shown',
    )
    expect(found['Survey: refused when Mobile is empty']).toBeUndefined()
    expect(found['Survey: refused when Answer has 91 characters']).not.toContain('Please complete')
  })

  test('leaves out what another sentence calls optional', () => {
    const found = outcomes(form('All fields are mandatory unless otherwise stated.\nMobile is optional.'))
    expect(found['Survey: refused when E-mail is empty']).toMatch(/not accepted|not visible|is shown/)
    expect(found['Survey: refused when Mobile is empty']).toBeUndefined()
  })

  test('under a condition says nothing of them without it', () => {
    const found = outcomes(form('All fields are mandatory if the survey is public.'))
    expect(Object.keys(found).filter((title) => title.includes('is empty'))).not.toContain(
      'Survey: refused when Topic is empty',
    )
  })
})

describe('one of two inputs', () => {
  test.each([
    'Mobile or e-mail: one of the two is required.\nIf neither is provided, the page shows "How can we reach you?".',
    'At least one of the fields Mobile and E-mail must be filled in, otherwise "How can we reach you?" is shown.',
    'Participants must leave a mobile or an e-mail; at least one of them is required.\nIf neither is given, "How can we reach you?" is displayed.',
  ])('%s', (rule) => {
    const found = outcomes(form(rule))
    expect(found['Survey: refused when E-mail is empty while Mobile is empty']).toContain(
      'How can we reach you?',
    )
    expect(Object.values(found).filter((text) => text.includes('How can we reach you?'))).toHaveLength(1)
    expect(Object.keys(found)).not.toContain('Survey: refused when Mobile is empty')
  })

  test('neither of two things that are no inputs is required', () => {
    const found = outcomes(
      '# Desk\nThe guest must provide a passport or an ID card.\nThe name must have 2 to 30 characters.',
    )
    expect(Object.keys(found).filter((title) => /passport|ID card/i.test(title))).toEqual([])
  })
})
