import { expect, test } from 'vitest'
import { withoutNegatedSubject } from '../../../../shared/domain/requirements/negated-subjects.ts'
import { readDocument } from '../../../../shared/domain/requirements/read-document.ts'

test('a thing that none of may exceed a measure is told as a thing that may not', () => {
  expect(withoutNegatedSubject('No entry may be longer than 40 characters.')).toBe(
    'An entry may not be longer than 40 characters.',
  )
  expect(
    withoutNegatedSubject('No remark, optional or not, may have more than 80 characters: "Too long."'),
  ).toBe('A remark may not have more than 80 characters: "Too long."')
})

test('a sentence without a measure, or about nobody, stays as it is', () => {
  for (const text of [
    'No card may be deleted.',
    'No one may have more than 3 cards.',
    'No more than 3 cards may be held.',
    'No, it may not be longer than 3 lines.',
  ])
    expect(withoutNegatedSubject(text)).toBe(text)
})

test('the words of an aside are no inputs, and "such a" thing is that thing', () => {
  const text = [
    'The field "Remark" is shown.',
    'Such a remark must have at least 5 characters.',
    'No remark, optional or not, may have more than 80 characters: "Too long."',
  ].join('\n\n')
  const labels = readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' ? [fact.label] : [])),
  )
  expect(new Set(labels)).toEqual(new Set(['Remark']))
})
