import { expect, test } from 'vitest'
import { readDocument } from '../../../../shared/domain/requirements/read-document.ts'

const rulesIn = (text: string) =>
  readDocument(text).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'rule'))
const form = '- Kind (drop-down): Teaser, Feature, Short\n- Release date: date, optional\n\n'

test('other values are decided by whether an optional input is filled in', () =>
  expect(
    rulesIn(
      `${form}Teasers are published at once. Any other film becomes Planned if it has a release date and Draft if it has none.`,
    ).slice(1),
  ).toEqual(
    [
      ['Planned', true],
      ['Draft', false],
    ].map(([state, negated]) => ({
      kind: 'rule',
      anyOf: [
        [
          { subject: 'Kind', text: 'Kind is Teaser', negated: true, equals: 'Teaser' },
          { subject: 'Release date', text: 'Release date is empty', negated, equals: '' },
        ],
      ],
      outcome: `the film becomes ${String(state)}`,
      otherwise: false,
    })),
  ))

test('a condition on something that is no input is not cut off', () => {
  const found = rulesIn(
    `${form}Teasers are published at once. Any other film becomes Planned if it has a sponsor and Draft if it has none.`,
  )
  expect(found.filter(({ outcome }) => / if /.test(outcome))).toEqual([])
})
