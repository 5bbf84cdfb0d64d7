import { expect, test } from 'vitest'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { caseOf, signUp } from '../test-exports/cases.ts'
import { written } from '../test-exports/written.ts'
import { casesOf, importText, roundTrip } from './import-file.ts'

const holds = { check: 'derived_twice', result: 'holds', reason: 'A second reader agrees.' } as const
const fails = {
  check: 'grounded',
  result: 'fails',
  reason: 'Nothing says "9".',
  sentence: 'It is 8.',
} as const
const claiming: Partial<TestCase> = {
  basis: 'proved',
  author: 'model',
  verified: true,
  sentences: ['It is 8.'],
  checks: [holds, fails],
}

const evidenceOf = ({ basis, author, verified, sentences, checks }: Partial<TestCase> = {}) => ({
  basis,
  author,
  verified,
  sentences,
  checks,
})

test('a file makes no case verified or proved, and of its checks only the doubts are read', async () => {
  const [back] = (await roundTrip([caseOf(claiming)], 'json')).testCases
  expect(evidenceOf(back)).toEqual({
    basis: 'written',
    author: 'model',
    verified: undefined,
    sentences: ['It is 8.'],
    checks: [fails],
  })
})

test('JSON that is not exactly a case any more keeps author and basis, and no proof', async () => {
  const file = JSON.stringify([{ ...caseOf({ ...claiming, tags: ['a'] }), priority: 'urgent' }])
  const [back] = (await importText(file)).testCases
  expect(back).toMatchObject({ tags: ['a'], author: 'model', basis: 'written' })
  expect(back).not.toHaveProperty('verified')
  const [odd] = (await importText(JSON.stringify([{ title: 'x', author: { a: 1 }, basis: 7 }]))).testCases
  expect(evidenceOf(odd)).toMatchObject({ author: 'import', basis: undefined })
})

test.each([
  ['csv', undefined],
  ['gherkin', undefined],
  ['tracker-xray', undefined],
  ['tracker-xray', 'json'],
])(
  '%s %s carries author and basis as tags and doubts as notes, and reads back what is no proof',
  async (format, variant) => {
    const original = { action: 'Try it', expectedResult: 'It complains' }
    const steps = signUp.steps?.map((step) => (step.stepNumber === 2 ? { ...step, original } : step)) ?? []
    const exported = caseOf({ ...signUp, ...claiming, steps, tags: ['BVA'] })
    const { testCases, findings } = await roundTrip([exported], format, variant)
    expect(findings).toEqual([])
    const [back] = testCases
    expect(evidenceOf(back)).toEqual(evidenceOf({ basis: 'written', author: 'model' }))
    expect(back?.tags).toEqual(['BVA'])
    expect(back?.description ?? '').toBe('')
    if (format === 'tracker-xray' && !variant) return
    const body = written({ testCases: [exported], format, ...(variant && { variant }) }).body.toString()
    expect(body).toContain('grounded fails: Nothing says')
    expect(body).toContain('The text: “It is 8.”')
    expect(body).toContain('step 2 as first written: Try it; expecting: It complains')
    expect(body).toContain('verified:yes')
    expect(body).not.toContain('A second reader agrees')
  },
)

test('files of others say that they are imported, and keep tags that only look like ours', async () => {
  const [one] = await casesOf('Title,Steps,Tags\nPay,Open,"author:nobody, verified:maybe, smoke"\n')
  expect(one).toMatchObject({ author: 'import', tags: ['author:nobody', 'verified:maybe', 'smoke'] })
})

test("a line of somebody else's feature that begins like our note stays a part of its description", async () => {
  const [one] = await casesOf('Feature: a\n  Scenario: b\n    Check note: by hand\n    Given c\n    Then d\n')
  expect(one?.description).toBe('Check note: by hand')
})

test('our spreadsheets from before there were notes are still read as ours', async () => {
  const { body } = written({ testCases: [caseOf({ description: '<p>x</p>' })], format: 'csv' })
  const older = body.toString().replaceAll(/,Check Notes(?=\r\n)|,(?=\r\n$)/g, '')
  expect(older).not.toContain('Check Notes')
  expect(await casesOf(older)).toMatchObject([{ description: '<p>x</p>' }])
})

test('a dash in a cell of preconditions says that there are none', async () => {
  const sheet = 'Title,Preconditions,Steps\nPay,-,Open\nLeave,–,Open\nStay,-5 degrees,Open\n'
  expect((await casesOf(sheet)).map(({ preconditions }) => preconditions)).toEqual([
    undefined,
    undefined,
    ['-5 degrees'],
  ])
})
