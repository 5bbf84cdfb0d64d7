import { expect, test } from 'vitest'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { anyCases, caseOf, signUp } from './cases.ts'
import { expectNoFormulas, readCsv, readRecords } from './read-csv.ts'
import { words } from '../../../support/words.ts'
import { written } from './written.ts'
import { forAll } from '../../../support/for-all.ts'

const csv = (testCases: TestCase[]) => written({ testCases, format: 'csv', projectName: 'Shop' }).body

const shown = (text: string) => text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')

test('any case is one row whose cells are what the case says, without control characters, unless they would start a formula', () => {
  forAll([anyCases], 300, (testCases) => {
    const body = csv(testCases)
    expectNoFormulas(body)
    const records = readRecords(body)
    expect(records).toHaveLength(testCases.length)
    records.forEach((record, index) => {
      const { id, title, description = '', gherkin = '' } = testCases[index]!
      const columns = { ID: id, Title: title, Description: description, Gherkin: gherkin }
      for (const [name, text] of Object.entries(columns))
        expect(record[name]!.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')).toBe(shown(text))
    })
  })
})

test('a formula in any column is shown as text', () => {
  const attack = "=cmd|' /C calc'!A0"
  const fields = words`id title description objective testBasis testCondition designTechnique expectedResult
    riskLevel category requirementRef gherkin estimatedDuration`
  const lists = words`preconditions postconditions tags`
  const attacked = caseOf({
    ...Object.fromEntries(fields.map((field) => [field, attack])),
    ...Object.fromEntries(lists.map((field) => [field, [attack]])),
    steps: [{ stepNumber: 1, action: attack, expectedResult: attack, testData: attack }],
  })
  const [record] = readRecords(csv([attacked]))
  expect(Object.values(record!).filter((cell) => cell === `'${attack}`)).toHaveLength(16)
  expect(record!.Steps).toBe(`1. ${attack}`)
  expectNoFormulas(csv([attacked]))
})

test('steps, data and results are numbered alike, and a step without data leaves no gap in the others', () => {
  const [record] = readRecords(csv([signUp]))
  expect(record).toMatchObject({
    ID: 'TC-1',
    Title: 'Reject a 5-character password',
    Steps: '1. Open /signup\n2. Enter the password',
    'Test Data': '2. password=abcde',
    'Expected Results': '1. Form is shown\n2. "At least 6" is shown',
    Priority: 'high',
    Tags: 'BVA, two words',
    Requirement: 'SHOP-7',
  })
})

test('the file starts with a byte order mark, for Excel, and has one only', () => {
  const body = String(csv([signUp]))
  expect(body.startsWith('\ufeffID,Title,')).toBe(true)
  expect(body.lastIndexOf('\ufeff')).toBe(0)
})

test('no cell is longer than a spreadsheet cell can be, and a cut one says so', () => {
  const steps = Array.from({ length: 20 }, (_, index) => ({
    stepNumber: index + 1,
    action: 'x'.repeat(3999),
    expectedResult: '',
  }))
  for (const body of [csv([caseOf({ steps })]), csv([caseOf({ gherkin: `=${'😀'.repeat(20_000)}` })])]) {
    const cells = readCsv(body).flat()
    expect(Math.max(...cells.map(({ length }) => length))).toBeLessThanOrEqual(32_767)
    expect(cells.some((cell) => cell.endsWith('[cut at the limit of a spreadsheet cell]'))).toBe(true)
    for (const cell of cells) expect(cell).not.toContain('\ufffd\ufffd')
  }
})
