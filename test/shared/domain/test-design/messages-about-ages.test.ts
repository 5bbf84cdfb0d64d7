import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { readDocument } from '../../../../shared/domain/requirements/read-document.ts'

test('"too young" and "too old" answer the date of birth on their side only', () => {
  const { testCases } = designTests({
    mode: 'generate',
    requirements:
      'The form contains the fields Nickname and Date of birth.\nThe participant has to be at least 10 and not older than 15 years.\nIf the participant is too young, please write "Come back later".\nIf the participant is too old, the page shows "Ask the seniors".\n"Join" saves the entry and shows "Welcome".',
  })
  const ends = testCases.map(({ title, steps = [] }) => [title, steps.at(-1)?.expectedResult ?? ''] as const)
  const about = (text: string) =>
    ends.filter(([, expected]) => expected.includes(text)).map(([title]) => title)
  expect(about('Come back later')).toEqual([expect.stringContaining('10 years ago')])
  expect(about('Ask the seniors')).toEqual([expect.stringContaining('16 years ago')])
})

test('a text in brackets behind a whole clause is no value of a thing without name', () => {
  const atoms = readDocument('The street is not needed if the guest collects the order himself ("Pick-up").')
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'rule' ? fact.anyOf.flat() : []))
  expect(atoms.filter(({ subject, equals }) => subject === '' && equals !== undefined)).toEqual([])
})
