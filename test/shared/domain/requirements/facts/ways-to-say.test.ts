import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const factsOf = (text: string) => readDocument(text).flatMap(({ facts }) => facts)
const fieldsOf = (text: string) => factsOf(text).filter((fact) => fact.kind === 'field')
const only = (text: string) => {
  const found = fieldsOf(text)
  expect(found).toHaveLength(1)
  return found[0]
}

describe('declared inputs', () => {
  test('a form that contains the fields A, B and C', () =>
    expect(
      fieldsOf('The dialog contains the fields Subject, Priority and Due date.').map(({ label }) => label),
    ).toEqual(['Subject', 'Priority', 'Due date']))

  test('a label with values and the one that is preselected', () =>
    expect(only('Seat: Window, Aisle or Middle; Aisle is preselected')).toMatchObject({
      label: 'Seat',
      constraints: { choices: ['Window', 'Aisle', 'Middle'], default: 'Aisle' },
    }))

  test('values that are no names', () =>
    expect(only('Payment: cash, card or invoice')).toMatchObject({
      constraints: { choices: ['cash', 'card', 'invoice'] },
    }))

  test('a default of a label whose values are not understood is none of the input before it', () => {
    const text = '- Guests: 1 to 9\n- Mood of the day: whatever fits best; sunny is preselected'
    expect(fieldsOf(text).filter(({ constraints }) => constraints.default !== undefined)).toEqual([])
  })
})

describe('characters of a text', () => {
  test.each([
    ['The asset tag consists of the letter P followed by five digits.', '^P\\d{5}$'],
    ['The badge must have the letters ZX followed by 3 digits.', '^ZX\\d{3}$'],
    ['The locker code must have the form of a B followed by two digits.', '^B\\d{2}$'],
    ['Nickname: letters, digits and hyphens, not more than 20 characters', '^[\\p{L}0-9\\-]*$'],
    ['The plate must have 4 to 8 characters; only capital letters and digits are permitted.', '^[A-Z0-9]*$'],
  ])('%s', (text, source) => expect(only(text)?.constraints.pattern?.source).toBe(source))

  test('digits behind a first sign are counted without it', () =>
    expect(only('Fax: starts with + and has 7 to 14 digits')?.constraints).toMatchObject({
      length: { min: 8, max: 15 },
      pattern: { source: '^\\+\\d*$' },
    }))

  test('a sentence about characters is about the only input before it', () => {
    const text = 'The alias must have 3 to 12 characters. Only small letters and dots are allowed.'
    expect(fieldsOf(text).map(({ label, constraints }) => [label, constraints.pattern?.source])).toEqual([
      ['Alias', undefined],
      ['Alias', '^[a-z.]*$'],
    ])
  })

  test('a sentence about characters after several inputs is about none', () =>
    expect(
      fieldsOf(
        'The alias and the motto must have 3 to 12 characters. Only small letters and dots are allowed.',
      ),
    ).toHaveLength(2))
})

describe('texts that tell of success', () => {
  test.each([
    'Once the table has been booked, the guest sees "See you tonight".',
    '"Publish" saves the article and shows "See you tonight".',
    'When all is fine, just show "See you tonight" after they hit "Join".',
    'When everything is filled in correctly, a click on "Join" brings up "See you tonight".',
    'After a click on "Join" the page shows "See you tonight".',
    'After pressing "Join" the guest sees "See you tonight".',
    'After I press "Join", I see "See you tonight".',
  ])('%s', (text) =>
    expect(factsOf(text)).toContainEqual(
      expect.objectContaining({ kind: 'success', check: '"See you tonight" is visible' }),
    ),
  )

  test('a button that stands first and acts is a button', () =>
    expect(factsOf('"Publish" saves the article and shows "Done".')).toContainEqual(
      expect.objectContaining({ kind: 'button', name: 'Publish' }),
    ))

  test.each([
    '"Publish" saves nothing and shows "Not possible" if the title is empty.',
    'When all is wrong, just show "Sorry".',
  ])('%s tells of none', (text) => expect(factsOf(text).filter(({ kind }) => kind === 'success')).toEqual([]))
})

describe('days that are neither nor', () => {
  test('both sides are denied', () =>
    expect(
      only('The visit date shall be neither in the past nor more than 30 days in the future.'),
    ).toMatchObject({
      constraints: { temporal: { min: { from: 'today', days: 0 }, max: { from: 'today', days: 30 } } },
    }))

  test('a day that is neither today nor in the past is not read as one of them', () =>
    expect(
      fieldsOf('The visit date can be neither today nor in the past.').filter(
        ({ constraints }) => constraints.temporal,
      ),
    ).toEqual([]))
})

test('something that is missing is no input', () =>
  expect(
    factsOf('If something is missing, the form shows "Please complete the form".').filter(
      ({ kind }) => kind === 'mention' || kind === 'field',
    ),
  ).toEqual([]))
