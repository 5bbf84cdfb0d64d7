import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'
import { readRequirements } from '../../../../../shared/domain/requirements/index.ts'

const factsOf = (text: string) => readDocument(text).flatMap(({ facts }) => facts)
const fieldsOf = (text: string) => factsOf(text).filter((fact) => fact.kind === 'field')
const labelsOf = (text: string) => fieldsOf(text).map(({ label }) => label)

describe('who acts is no input', () => {
  test.each([
    'I can choose at most four tutors.',
    'You can borrow up to 3 bikes.',
    'The kiosk shall allow a visitor to print a badge by e-mail address.',
    'Whisky can only be ordered by guests of 18 or older.',
  ])('%s declares no input of that name', (text) => {
    expect(labelsOf(text)).not.toContain('I')
    expect(labelsOf(text)).not.toContain('You')
    expect(labelsOf(text)).not.toContain('Visitor')
    expect(labelsOf(text)).not.toContain('Whisky')
  })

  test('a possessive of the first person is no part of a name', () => {
    expect(labelsOf('My nickname must have 3 to 12 characters.')).toEqual(['Nickname'])
  })

  test('the years of a person are an age, also without the word years', () => {
    const [field] = fieldsOf('The child must be at least 4 and not older than 9.')
    expect(field).toMatchObject({ label: 'Age', constraints: { number: { min: 4n, max: 9n } } })
  })
})

describe('identifiers without a colon', () => {
  test('are the id of the requirement and no part of a name', () => {
    const text = 'BR3 The pass number has 4 to 7 characters.\nFR12 "Remark" is optional.'
    expect(readRequirements({ text }).requirements.map(({ id }) => id)).toEqual(['BR3', 'FR12'])
    expect(labelsOf(text)).toEqual(['Pass number', 'Remark'])
  })

  test('a word with a number that is no id stays in the name', () => {
    expect(labelsOf('A4 Sheets must be between 1 and 50.')).toEqual(['A4 Sheets'])
  })
})

describe('what must not last longer', () => {
  test.each([
    'A rental must not last longer than 10 days.',
    'A rental may not take more than 10 days.',
    'A rental lasts no longer than 10 days.',
  ])('%s bounds the time from above', (text) => {
    expect(factsOf(text)).toEqual([expect.objectContaining({ kind: 'relation', duration: 'rental' })])
    expect(factsOf(text)[0]).toMatchObject({ max: { digits: 10n, inclusive: true } })
    expect(factsOf(text)[0]).not.toHaveProperty('min')
  })

  test('a weight that must not be more has an upper limit', () => {
    const [field] = fieldsOf('The suitcase weight must not weigh more than 23 kg.')
    expect(field?.constraints.number).toMatchObject({ max: 23n })
    expect(field?.constraints.number).not.toHaveProperty('min')
  })
})

describe('messages of the whole form', () => {
  test.each([
    'All fields must be filled in; otherwise "Something is missing" is shown.',
    'All inputs are mandatory, otherwise the page shows "Something is missing".',
  ])('%s answers what is not filled in, and nothing else', (text) => {
    const message = factsOf(text).find((fact) => fact.kind === 'message')
    expect(message).toMatchObject({ about: 'every', violations: ['empty'] })
  })

  test('a message about hours of the day is none of the input before it', () => {
    const text = 'Comment: at most 50 characters.\nOutside these hours the page shows "The shop is closed".'
    const message = factsOf(text).find((fact) => fact.kind === 'message')
    expect(message).toMatchObject({ about: 'named' })
  })
})
