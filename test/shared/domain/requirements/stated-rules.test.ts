import { describe, expect, test } from 'vitest'
import { readRequirements, readSource } from '../../../../shared/domain/requirements/index.ts'
import { designDerived } from '../../../support/design-derived.ts'

const design = (requirements: string) => designDerived({ requirements, mode: 'agentic', maxTestCases: 200 })
const kind = (text: string) => readRequirements({ text }).sentences.map((sentence) => sentence.kind)
const rules = (text: string) =>
  readSource({ text }).read.flatMap(({ sentence }) => sentence.facts.filter((fact) => fact.kind === 'rule'))

describe('a stated rule is a requirement, never context', () => {
  test.each([
    'Members of the loyalty programme never pay for shipping.',
    'The link is valid for 30 minutes.',
    'An older link leads to a page that says "This link has expired".',
    'After a successful reset the user is signed in and sees the dashboard.',
    'A locked account becomes active again when an administrator unlocks it.',
    'Drafts stay on the device until the connection is back.',
  ])('%s', (text) => expect(kind(text)).toEqual(['requirement']))
})

describe('prose about the product stays context', () => {
  test.each([
    'This document describes what happens when a customer orders.',
    'The shop was founded in 1998.',
    'Our customers are small bakeries.',
  ])('%s', (text) => expect(kind(text)).toEqual(['context']))
})

test('a stated rule without a case has a gap', () => {
  const { testCases, gaps } = design('Members of the loyalty programme never pay for shipping.')
  expect(testCases).toEqual([])
  expect(gaps.map(({ requirementRef }) => requirementRef)).toEqual(['REQ-001'])
})

describe('"even when …" is no condition', () => {
  test('at the end of a sentence', () => {
    const text =
      'Orders above 30 kg are always charged an extra 15 EUR for freight, even when shipping is free.'
    const [found, ...others] = design(text).testCases
    expect(others).toEqual([])
    expect(found?.preconditions).toEqual(['The order weighs "31" kg'])
    expect(found?.expectedResult).toBe('Orders are always charged an extra 15 EUR for freight')
    expect(design(text).gaps.map(({ description }) => description)).toContain(
      'the order weighs 30 kg or less: no rule says what happens then',
    )
  })
  test('at the beginning', () =>
    expect(rules('Even if shipping is free, freight is charged when the order is large.')).toMatchObject([
      { anyOf: [[{ text: 'the order is large' }]], outcome: 'freight is charged' },
    ]))
})

test('what is refused above a limit is still an input with that limit', () =>
  expect(rules('Weights above 30 kg are rejected.')).toEqual([]))
