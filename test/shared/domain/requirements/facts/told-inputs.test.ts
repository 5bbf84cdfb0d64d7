import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const fieldsOf = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' ? [[fact.label, fact.constraints] as const] : [])),
  )
const labelsOf = (text: string) => fieldsOf(text).map(([label]) => label)
const needed = { required: true }

describe('inputs that somebody enters', () => {
  test('a list of required and one of optional inputs', () =>
    expect(fieldsOf('- Required: name of the club, city and e-mail.\n- Optional: website, remarks')).toEqual([
      ['Name of the club', needed],
      ['City', needed],
      ['E-mail', needed],
      ['Website', { required: false }],
      ['Remarks', { required: false }],
    ]))

  test('a sentence that calls them mandatory', () =>
    expect(fieldsOf('Mandatory fields are postcode, street and house number.')).toEqual([
      ['Postcode', needed],
      ['Street', needed],
      ['House number', needed],
    ]))

  test('what somebody has to enter is required, but for what is called optional', () =>
    expect(
      fieldsOf('The tenant has to state the first and last name, the IBAN and optionally a phone number.'),
    ).toEqual([
      ['First name', needed],
      ['Last name', needed],
      ['IBAN', needed],
      ['Phone number', { required: false }],
    ]))

  test('several verbs, with the values of a choice in brackets', () =>
    expect(
      fieldsOf(
        "Trainers fill in the dog's name and breed, pick a course (puppy, agility, rescue) and leave their phone number.",
      ),
    ).toEqual([
      ["Dog's name", {}],
      ['Breed', {}],
      ['Course', { choices: ['puppy', 'agility', 'rescue'] }],
      ['Phone number', {}],
    ]))

  test('what is done by entering it', () =>
    expect(
      labelsOf(
        'A visitor can reserve a table by entering the day, the arrival time and the number of guests.',
      ),
    ).toEqual(['Day', 'Arrival time', 'Number of guests']))

  test('what is uploaded or ticked in the same breath is a file or a checkbox', () =>
    expect(
      fieldsOf(
        'The tenant enters the title and the street, uploads a photo, ticks the newsletter box and ticks the consent.',
      ),
    ).toEqual([
      ['Title', {}],
      ['Street', {}],
      ['Photo', { file: {} }],
      ['Newsletter', { control: 'checkbox' }],
      ['Consent', { control: 'checkbox', required: true }],
    ]))

  test('a name for each adjective before one noun', () =>
    expect(labelsOf('Start and end date must not be empty.')).toEqual(['Start date', 'End date']))

  test.each([
    'The clerk enters a wrong PIN and a valid card number.',
    'The customer enters the delivery details and pays.',
    'The user enters the amount and clicks "Pay".',
    'If the user enters the name and the city, the map opens.',
    'The letter states the name and the date of the meeting.',
    'The system provides the list and the map.',
  ])('%s lists no inputs', (text) => expect(labelsOf(text)).toEqual([]))
})
