import { expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const factsOf = (text: string) => readDocument(text).flatMap(({ facts }) => facts)

test.each([
  'Notwithstanding R-4, the system shall set a parcel with the delivery kind Express to On hold.',
  'The system sets every parcel whose delivery kind is Express to On hold.',
])('%s', (text) =>
  expect(factsOf(text)).toMatchObject([
    {
      kind: 'rule',
      anyOf: [[{ subject: 'delivery kind', equals: 'Express', negated: false }]],
      outcome: 'the system sets the parcel to On hold',
    },
  ]),
)

test('a thing of no named value is set under no condition', () =>
  expect(factsOf('The system shall set a parcel with a label to Express.')).toEqual([]))

test('what the system requires is required, and "this form" is the form that was just stated', () =>
  expect(
    factsOf(
      'The system shall require a badge code consisting of the letter Q followed by 4 digits. If the badge code does not have this form, the system shall display "Bad badge".',
    ),
  ).toMatchObject([
    { kind: 'field', label: 'Badge code', constraints: { required: true, pattern: {} } },
    { kind: 'message', text: 'Bad badge', violations: expect.arrayContaining(['format']) },
    {},
  ]))

test('an optional input keeps the name that it has in the text', () =>
  expect(factsOf('Comments shall be optional.')).toMatchObject([{ label: 'Comments' }]))
