import { expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const outcomes = (heading: string) =>
  readDocument(`| Level | ${heading} |\n|---|---|\n| Gold | 5 % |\n| Silver | 2 % |\n`)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'rule' ? fact.outcome : []))

test.each([
  ['Discount', ['The discount is 5 %', 'The discount is 2 %']],
  ['The discount is', ['The discount is 5 %', 'The discount is 2 %']],
  ['Fees', ['The fees are 5 %', 'The fees are 2 %']],
  ['The fees are', ['The fees are 5 %', 'The fees are 2 %']],
])('a heading that begins the sentence is not said twice: %s', (heading, expected) => {
  expect(outcomes(heading)).toEqual(expected)
})
