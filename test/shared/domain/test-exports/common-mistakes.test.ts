import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { anyCases, caseOf, signUp } from './cases.ts'
import { checkAzureDevOps } from './checkers/check-azure-devops.ts'
import { checkCsv } from './checkers/check-csv.ts'
import { checkGherkin } from './checkers/check-gherkin.ts'
import { checkTestRailCsv, checkTestRailXml } from './checkers/check-testrail.ts'
import { checkXrayCsv, checkXrayJson } from './checkers/check-xray.ts'
import { written } from './written.ts'

const two = [
  signUp,
  caseOf({ id: 'TC-2', title: 'Pay', steps: [{ stepNumber: 1, action: 'Pay', expectedResult: 'Paid' }] }),
]

const textOf = (testCases: TestCase[], format: string, variant?: string) =>
  String(written({ testCases, format, projectName: 'Shop', ...(variant && { variant }) }).body)

type Check = (file: string, testCases: TestCase[]) => string[]

/** Ours passes for any cases; each mistake, planted in ours, does not. The mistake has to change the file. */
function holds(
  make: (testCases: TestCase[]) => string,
  check: Check,
  mistakes: [string, (file: string) => string][],
): void {
  test('ours has none, whatever the cases say', () => {
    expect(check(make(two), two)).toEqual([])
    fc.assert(
      fc.property(anyCases, (testCases) => {
        expect(check(make(testCases), testCases)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test.each(mistakes)('%s is refused', (_, plant) => {
    const file = make(two)
    const wrong = plant(file)
    expect(wrong).not.toBe(file)
    expect(check(wrong, two)).not.toEqual([])
  })
}

describe('the spreadsheet', () => {
  holds(
    (testCases) => textOf(testCases, 'csv'),
    (file, { length }) => checkCsv(file, length),
    [
      ['a missing byte order mark', (file) => file.slice(1)],
      ['a second byte order mark', (file) => `\ufeff${file}`],
      ['a bare line feed between rows', (file) => file.replace('\r\n', '\n')],
      ['a quotation mark that is not doubled', (file) => file.replaceAll('""', '"')],
      ['a cell that is not quoted', (file) => file.replace('"BVA, two words"', 'BVA, two words')],
      ['a formula', (file) => file.replace('Pay', '=Pay')],
    ],
  )
})

describe('Gherkin', () => {
  const outline = caseOf({
    id: 'TC-3',
    title: 'Age',
    gherkin: 'Scenario Outline: Age\nWhen <age> is entered\nExamples:\n| age |\n| 17 |',
  })
  const make = (testCases: TestCase[]) => textOf([...testCases, outline], 'gherkin')
  holds(make, (file, { length }) => checkGherkin(file, length + 1), [
    ['rows of different width', (file) => file.replace('| 17 |', '| 17 | 18 |')],
    ['a blank within a tag', (file) => file.replace('@two-words', '@two words')],
    ['a name that is no column', (file) => file.replace('<age>', '<years>')],
    [
      'a bar that is not escaped',
      (file) => file.replace('| password | abcde |', '| password | ab|cde |\n      | a | b |'),
    ],
    [
      'two arguments of a step',
      (file) => file.replace('| password | abcde |', '| password | abcde |\n      """\n      x\n      """'),
    ],
    ['a scenario without its heading', (file) => file.replace('Scenario: Pay', '')],
    ['a text between steps', (file) => file.replace('Then Paid', 'and so on\n    Then Paid')],
  ])
})

describe('Xray’s CSV', () => {
  const make = (testCases: TestCase[]) => {
    const { body } = written({ testCases, format: 'tracker-xray', projectName: 'Shop' })
    const files = unzipSync(body as Uint8Array)
    return ['shop-test-cases.csv', 'import-configuration.json']
      .map((name) => strFromU8(files[name]!))
      .join('\u0001')
  }
  const check: Check = (file) => {
    const at = file.lastIndexOf('\u0001')
    return checkXrayCsv(file.slice(0, at), file.slice(at + 1))
  }
  holds(make, check, [
    [
      'a row with a cell too few',
      (file) => file.replace('1,,,User is signed out,', '1,,User is signed out,'),
    ],
    ['a step row without Issue ID', (file) => file.replace('\n2,,Manual,,2', '\n,,Manual,,2')],
    ['a step row without Test Type', (file) => file.replace('2,,Manual,,2', '2,,,,2')],
    [
      'a summary on every row',
      (file) => file.replace('2,,Manual,,2', '2,,Manual,Reject a 5-character password,2'),
    ],
    ['a first row without summary', (file) => file.replace('Manual,Pay,', 'Manual,,')],
    ['a precondition of no row', (file) => file.replace('Auth/Signup,1,', 'Auth/Signup,9,')],
    [
      'column indexes counted from 1',
      (file) =>
        file.replace(
          /("column.index": )(\d+)/g,
          (_, key: string, index: string) => `${key}${Number(index) + 1}`,
        ),
    ],
    [
      'a column that the configuration does not know',
      (file) => file.replace('Labels,Description', 'Description,Labels'),
    ],
  ])
})

describe('Xray’s JSON', () => {
  const change = (edit: (tests: Record<string, unknown>[]) => unknown) => (file: string) =>
    JSON.stringify(edit(JSON.parse(file) as Record<string, unknown>[]))
  holds((testCases) => textOf(testCases, 'tracker-xray', 'json'), checkXrayJson, [
    ['a test without type', change((tests) => tests.map((test) => ({ ...test, testtype: undefined })))],
    [
      'a test without project',
      change((tests) => tests.map((test) => ({ ...test, fields: { summary: 'x' } }))),
    ],
    [
      'a test without summary',
      change((tests) => tests.map((test) => ({ ...test, fields: { project: { key: 'SHOP' } } }))),
    ],
    ['a manual test without steps', change((tests) => tests.map((test) => ({ ...test, steps: [] })))],
    ['step keys of the Server edition', (file) => file.replaceAll('"action"', '"Action"')],
    ['more than 1,000 tests', change((tests) => Array.from({ length: 1001 }, () => tests[0]))],
    [
      'a whole feature as Gherkin',
      change((tests) =>
        tests.map((test) => ({
          ...test,
          testtype: 'Cucumber',
          gherkin_def: 'Feature: x\nScenario: y\nGiven z',
        })),
      ),
    ],
    ['a comma after the last test', (file) => file.replace('\n]', ',\n]')],
  ])
})

describe('TestRail’s CSV', () => {
  holds(
    (testCases) => textOf(testCases, 'testmgr'),
    (file, { length }) => checkTestRailCsv(file, length),
    [
      ['a byte order mark', (file) => `\ufeff${file}`],
      ['another first column', (file) => file.replace('Title,Section', 'Section,Title')],
      ['a title on every row', (file) => file.replace('\n,,,,,,,', '\nReject a 5-character password,,,,,,,')],
      ['a section on a step row', (file) => file.replace('\n,,,,,,,', '\n,Signup,,,,,,')],
      ['a first row without title', (file) => file.replace('\nReject a 5-character password,', '\n,')],
      ['a step column of another name', (file) => file.replace('Steps (Step)', 'Step')],
      ['an unknown template', (file) => file.replace('Test Case (Steps)', 'Test Case')],
      ['a title that is too long', (file) => file.replace('\nPay,', `\n${'x'.repeat(251)},`)],
    ],
  )
})

describe('TestRail’s XML', () => {
  holds((testCases) => textOf(testCases, 'testmgr', 'xml'), checkTestRailXml, [
    ['an ampersand that is not escaped', (file) => file.replace('<title>Pay', '<title>Pay & go')],
    ['an element that is not closed', (file) => file.replace('</cases>', '')],
    ['a case outside of cases', (file) => file.replace('<cases>', '').replace('</cases>', '')],
    ['a case without title', (file) => file.replace('<title>Pay</title>', '')],
    ['an unknown template', (file) => file.replace('Test Case (Steps)', 'Steps')],
    ['steps outside of custom', (file) => file.replace('<custom>', '').replace('</custom>', '')],
  ])
})

describe('Azure DevOps', () => {
  holds(
    (testCases) => textOf(testCases, 'devops-suite'),
    (file, { length }) => checkAzureDevOps(file, length),
    [
      ['the header Step Expected Result', (file) => file.replace('Step Expected', 'Step Expected Result')],
      ['a header in lower case', (file) => file.replace('Step Action', 'Step action')],
      ['a title on every step row', (file) => file.replace(',,,1,Pay', ',,Pay,1,Pay')],
      ['a type on every step row', (file) => file.replace(',,,1,Pay', ',Test Case,,1,Pay')],
      ['a state other than Design', (file) => file.replace('Design', 'Ready')],
      [
        'a title over 128 characters',
        (file) => file.replace('Test Case,Pay', `Test Case,${'x'.repeat(129)}`),
      ],
      [
        'a guard that makes a title of 128 characters longer',
        (file) => file.replace('Test Case,Pay', `Test Case, =${'x'.repeat(127)}`),
      ],
      ['numbers that go on in the next case', (file) => file.replace(',,,1,Pay', ',,,4,Pay')],
      ['another type', (file) => file.replace('Test Case', 'Bug')],
      ['an ID of a new case', (file) => file.replace('\n,Test Case', '\n7,Test Case')],
      ['a missing byte order mark', (file) => file.slice(1)],
    ],
  )
})
