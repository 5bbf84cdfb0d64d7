import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { anyCases, caseOf, signUp } from './cases.ts'
import { expectNoFormulas, readCsv, readRecords } from './read-csv.ts'
import { written } from './written.ts'
import { forAll } from '../../../support/for-all.ts'

const bodyOf = (testCases: TestCase[], format: string, variant?: string) =>
  written({ testCases, format, projectName: 'Shop', ...(variant && { variant }) }).body

const unzip = (body: unknown) =>
  Object.fromEntries(
    Object.entries(unzipSync(body as Uint8Array)).map(([name, data]) => [name, strFromU8(data)]),
  )

const longTitles = ['a', 'b', 'c'].map((id) =>
  caseOf({ id, title: `${'😀 very long title '.repeat(30)}${id}` }),
)

describe('TestRail CSV', () => {
  test('equals the reference layout', () => {
    expect(bodyOf([{ ...signUp, requirementRef: 'REQ-7; REQ-9', category: 'Signup' }], 'testmgr')).toBe(
      [
        'Title,Section,Template,Type,Priority,Preconditions,References,Steps (Step),Steps (Expected Result)',
        'Reject a 5-character password,Signup,Test Case (Steps),Functional,High,User is signed out,"REQ-7, REQ-9",Open /signup,Form is shown',
        ',,,,,,,"Enter the password\nTest data: password=abcde","""At least 6"" is shown"',
        '',
      ].join('\r\n'),
    )
  })

  test('for any cases there is no byte order mark, Title is first, and only a first row has a title', () => {
    forAll([anyCases], 200, (testCases) => {
      const body = bodyOf(testCases, 'testmgr')
      expect(String(body).startsWith('Title,')).toBe(true)
      expectNoFormulas(body)
      const records = readRecords(body)
      const starts = records.filter(({ Title }) => Title!.trim() !== '')
      expect(starts).toHaveLength(testCases.length)
      expect(records[0]!.Title).not.toBe('')
      for (const record of records) {
        expect(record.Title!.length).toBeLessThanOrEqual(250)
        expect(record.Title).not.toMatch(/[\r\n]/)
        expect(record.Template).toBe(record.Title ? 'Test Case (Steps)' : '')
        if (!record.Title) expect(record.Section! + record.Preconditions! + record.References!).toBe('')
      }
    })
  })

  test.each([
    ['testmgr', 250],
    ['devops-suite', 128],
  ])(
    'three titles that differ behind the limit of %s stay different, and no emoji is cut in two',
    (format, limit) => {
      const titles = readRecords(bodyOf(longTitles, format)).flatMap(({ Title }) => Title || [])
      expect(new Set(titles).size).toBe(3)
      for (const title of titles) {
        expect(title.length).toBeLessThanOrEqual(limit)
        expect(title).not.toContain('\ufffd')
      }
    },
  )

  test('a step that begins like a formula keeps its text behind one blank, which the importer trims', () => {
    const steps = [{ stepNumber: 1, action: '=1+1', expectedResult: '-5' }]
    const [record] = readRecords(bodyOf([caseOf({ steps })], 'testmgr'))
    expect(record).toMatchObject({ 'Steps (Step)': ' =1+1', 'Steps (Expected Result)': ' -5' })
  })
})

describe('TestRail XML', () => {
  interface Node {
    name: string
    text: string
    children: Node[]
  }
  const parseXml = (source: string): Node => {
    const root: Node = { name: '', text: '', children: [] }
    const path = [root]
    const parser = new SaxesParser()
    parser.on('opentag', ({ name }) => {
      const node: Node = { name, text: '', children: [] }
      path.at(-1)!.children.push(node)
      path.push(node)
    })
    parser.on('text', (text) => (path.at(-1)!.text += text))
    parser.on('closetag', () => path.pop())
    parser.write(source).close()
    return root.children[0]!
  }
  const child = (node: Node, ...names: string[]): Node =>
    names.reduce((at, name) => at.children.find((each) => each.name === name)!, node)

  test('is well formed and follows the tree of the importer, for any cases', () => {
    forAll([anyCases], 200, (testCases) => {
      const root = parseXml(String(bodyOf(testCases, 'testmgr', 'xml')))
      expect(root.name).toBe('sections')
      const cases = root.children.flatMap((section) => {
        expect(section.children.map(({ name }) => name)).toEqual(['name', 'description', 'cases'])
        expect(child(section, 'name').text.trim()).not.toBe('')
        return child(section, 'cases').children
      })
      expect(cases).toHaveLength(testCases.length)
      for (const each of cases) {
        const names = each.children.map(({ name }) => name).join(' ')
        expect(names).toBe('title template type priority references custom')
        expect(child(each, 'title').text).not.toBe('')
        expect(child(each, 'template').text).toBe('Test Case (Steps)')
        child(each, 'custom', 'steps_separated').children.forEach((step, index) => {
          expect(child(step, 'index').text).toBe(String(index + 1))
        })
      }
    })
  })

  test('markup, line ends and control characters come through as text', () => {
    const action = '<script>&amp; "x" \']]>\r\nnext\ttab'
    const steps = [{ stepNumber: 1, action: `${action}\u0000\u000b.`, expectedResult: 'b' }]
    const root = parseXml(String(bodyOf([caseOf({ steps })], 'testmgr', 'xml')))
    const step = child(root, 'section', 'cases', 'case', 'custom', 'steps_separated', 'step')
    expect(child(step, 'content').text).toBe(`${action}.`)
  })

  test('cases of one category share a section, data stand apart from the step', () => {
    const testCases = [signUp, caseOf({ id: 'b' }), { ...signUp, id: 'c' }]
    const { children } = parseXml(String(bodyOf(testCases, 'testmgr', 'xml')))
    expect(
      children.map((section) => [child(section, 'name').text, child(section, 'cases').children.length]),
    ).toEqual([
      ['Auth/Signup', 2],
      ['Shop', 1],
    ])
    expect(JSON.stringify(children)).toContain('Test data: password=abcde')
  })
})

describe('Azure DevOps', () => {
  test('equals the reference layout: a case row, then its steps', () => {
    expect(bodyOf([{ ...signUp, preconditions: [] }], 'devops-suite')).toBe(
      [
        '\ufeffID,Work Item Type,Title,Test Step,Step Action,Step Expected,Area Path,Assigned To,State,Priority',
        ',Test Case,Reject a 5-character password,,,,,,Design,2',
        ',,,1,Open /signup,Form is shown,,,,',
        ',,,2,"Enter the password\nTest data: password=abcde","""At least 6"" is shown",,,,',
        '',
      ].join('\r\n'),
    )
  })

  test('for any cases the rules of the importer hold', () => {
    forAll([anyCases], 200, (testCases) => {
      const body = bodyOf(testCases, 'devops-suite')
      expectNoFormulas(body)
      let number = 0
      let cases = 0
      for (const record of readRecords(body)) {
        expect(record.ID).toBe('')
        if (record['Work Item Type']) {
          cases++
          number = 0
          expect(record).toMatchObject({ 'Work Item Type': 'Test Case', State: 'Design', 'Test Step': '' })
          expect(record.Title!.trim()).not.toBe('')
          expect(record.Title!.length).toBeLessThanOrEqual(128)
        } else {
          number++
          expect(record).toMatchObject({ Title: '', 'Test Step': String(number), State: '' })
        }
      }
      expect(cases).toBe(testCases.length)
      expect(number).toBeGreaterThan(0)
    })
  })

  test('preconditions are the first step', () => {
    const records = readRecords(bodyOf([signUp], 'devops-suite'))
    expect(records[1]).toMatchObject({
      'Step Action': 'Preconditions: User is signed out',
      'Step Expected': '',
    })
    expect(records[2]).toMatchObject({ 'Test Step': '2', 'Step Action': 'Open /signup' })
  })
})

describe('Xray CSV', () => {
  const files = (testCases: TestCase[]) => unzip(bodyOf(testCases, 'tracker-xray'))
  const preconditionsIn = (records: Record<string, string>[]) =>
    records.filter((record) => record['Issue Type'] === 'precondition')

  test('the archive holds the reference layout and the configuration of its importer', () => {
    const { 'shop-test-cases.csv': csv, 'import-configuration.json': configuration } = files([signUp])
    expect(csv).toBe(
      [
        'Issue ID,Issue Key,Test Type,Test Summary,Test Priority,Action,Data,Result,Test Repo,Precondition,Issue Type,Precondition Type,Unstructured Definition,Labels,Description',
        '1,,,User is signed out,,,,,,,precondition,Manual,,,',
        '2,,Manual,Reject a 5-character password,2,Open /signup,,Form is shown,Auth/Signup,1,,,,BVA;two-words;Boundary-value-analysis;SHOP-7,"Requirement: SHOP-7\n\nDesign technique: Boundary value analysis"',
        '2,,Manual,,2,Enter the password,password=abcde,"""At least 6"" is shown",,,,,,,',
        '',
      ].join('\r\n'),
    )
    const parsed = JSON.parse(configuration!) as Record<string, unknown>
    expect(parsed).toMatchObject({
      'config.encoding': 'UTF-8',
      'config.delimiter': ',',
      'config.list.delimiter': ';',
    })
    const mappings = parsed['config.field.mappings'] as {
      'column.index': number
      'jira.field': { id: string; group: string; type: string }
    }[]
    expect(mappings.map((mapping) => mapping['column.index'])).toEqual([...readCsv(csv)[0]!.keys()])
    expect(mappings.map((mapping) => mapping['jira.field'].id).join(' ')).toBe(
      '__xray_testId __issue_key xray_testtype summary __priority_id __xray_step_action __xray_step_data ' +
        '__xray_step_result xray_test_repository_folder __xray_preconditions __xray_issue_type ' +
        '__xray_precondition_type xray_unstructured_def labels description',
    )
  })

  test('for any cases the rules of the importer hold', () => {
    forAll([anyCases], 200, (testCases) => {
      const csv = files(testCases)['shop-test-cases.csv']
      expectNoFormulas(csv)
      const records = readRecords(csv)
      const preconditions = new Set(preconditionsIn(records).map((record) => record['Issue ID']))
      const seen = new Set<string>()
      for (const record of records) {
        const id = record['Issue ID']!
        expect(id).toMatch(/^\d+$/)
        const isFirst = !seen.has(id)
        seen.add(id)
        expect(record['Test Summary']!.trim() !== '').toBe(isFirst)
        expect(record['Test Summary']!.length).toBeLessThanOrEqual(255)
        expect(record['Test Summary']).not.toMatch(/[\r\n]/)
        if (preconditions.has(id)) continue
        expect(record['Test Type']).toBe('Manual')
        for (const needed of record.Precondition!.split(';').filter(Boolean))
          expect(preconditions).toContain(needed)
        for (const label of record.Labels!.trim().split(';')) expect(label).not.toMatch(/\s/)
      }
      expect(seen.size).toBe(preconditions.size + testCases.length)
    })
  })

  test('a precondition that two cases share is written once', () => {
    const other = { ...signUp, id: 'b', preconditions: [' User  is signed out', 'Cart is empty'] }
    const records = readRecords(files([signUp, other])['shop-test-cases.csv'])
    expect(preconditionsIn(records).map((record) => record['Test Summary'])).toEqual([
      'User is signed out',
      'Cart is empty',
    ])
    expect(records.map(({ Precondition }) => Precondition).filter(Boolean)).toEqual(['1', '1;2'])
  })
})

describe('Xray JSON', () => {
  const testsOf = (testCases: TestCase[]) =>
    JSON.parse(String(bodyOf(testCases, 'tracker-xray', 'json'))) as Record<string, never>[]

  test('has the shape of the bulk import', () => {
    expect(testsOf([signUp])).toEqual([
      {
        testtype: 'Manual',
        fields: {
          summary: 'Reject a 5-character password',
          project: { key: 'SHOP' },
          description:
            'Preconditions:\n- User is signed out\n\nRequirement: SHOP-7\n\nDesign technique: Boundary value analysis',
          priority: { name: 'High' },
          labels: ['BVA', 'two-words', 'Boundary-value-analysis', 'SHOP-7'],
        },
        steps: [
          { action: 'Open /signup', data: '', result: 'Form is shown' },
          { action: 'Enter the password', data: 'password=abcde', result: '"At least 6" is shown' },
        ],
        xray_test_repository_folder: '/Auth/Signup',
        update: { issuelinks: [{ add: { type: { name: 'Test' }, outwardIssue: { key: 'SHOP-7' } } }] },
      },
    ])
  })

  test('a requirement of another project is a label, not a link', () => {
    expect(testsOf([{ ...signUp, requirementRef: 'REQ-1' }])[0]).not.toHaveProperty('update')
  })

  test('for any cases every test has type, summary, project and steps of three strings', () => {
    forAll([anyCases], 200, (testCases) => {
      const tests = testsOf(testCases) as unknown as {
        testtype: string
        fields: { summary: string; project: { key: string } }
        steps: Record<string, unknown>[]
      }[]
      expect(tests).toHaveLength(testCases.length)
      for (const { testtype, fields, steps } of tests) {
        expect(testtype).toBe('Manual')
        expect(fields.summary).toMatch(/^[^\r\n]{1,255}$/)
        expect(fields.project.key).toMatch(/^[A-Z][A-Z0-9_]{1,9}$/)
        expect(steps.length).toBeGreaterThan(0)
        const text = expect.any(String) as string
        for (const step of steps) expect(step).toEqual({ action: text, data: text, result: text })
      }
    })
  })

  test('2,001 cases are three requests of at most 1,000 tests', () => {
    const many = Array.from({ length: 2001 }, (_, index) =>
      caseOf({ id: `${index}`, title: `Case ${index}` }),
    )
    const file = written({ testCases: many, format: 'xray', variant: 'json', projectName: 'Shop' })
    expect(file).toMatchObject({ fileName: 'shop-test-cases.zip', contentType: 'application/zip' })
    const lengths = Object.entries(unzip(file.body)).map(
      ([name, body]) => `${name}: ${(JSON.parse(body) as unknown[]).length}`,
    )
    expect(lengths).toEqual(
      [1000, 1000, 1].map((length, at) => `shop-test-cases.part-${at + 1}.json: ${length}`),
    )
  })
})

describe('a title that has to be shortened', () => {
  const title = `${'A very long title '.repeat(20)}end`
  const steps = [{ stepNumber: 1, action: 'Pay', expectedResult: '' }]
  const long = caseOf({ title, preconditions: ['A cart'], steps })

  test('stands in full above the first step where there is no description', () => {
    const [, first, second] = readRecords(bodyOf([long], 'devops-suite'))
    expect(first!['Step Action']).toBe(`Full title: ${title}\nPreconditions: A cart`)
    expect(second!['Step Action']).toBe('Pay')
    const [record] = readRecords(bodyOf([long], 'testmgr'))
    expect(record!['Steps (Step)']).toBe(`Full title: ${title}\nPay`)
    expect(bodyOf([long], 'testmgr', 'xml')).toContain(`<content>Full title: ${title}\nPay</content>`)
  })

  test('stands in full in the description of Xray', () => {
    const { 'shop-test-cases.csv': csv } = unzip(bodyOf([long], 'tracker-xray'))
    expect(csv).toContain(`Full title: ${title}`)
    expect(String(bodyOf([long], 'tracker-xray', 'json'))).toContain(`Full title: ${title}`)
  })

  test('of any other length is written once', () => {
    for (const format of ['devops-suite', 'testmgr'])
      expect(bodyOf([signUp], format)).not.toContain('Full title')
  })
})

describe('a case without steps', () => {
  test('gives the steps of its Gherkin text', () => {
    const gherkin = 'Given a user\nWhen she pays\n| sum | 5 |\nThen an order exists\nAnd a mail is sent'
    const records = readRecords(bodyOf([caseOf({ gherkin })], 'testmgr'))
    expect(records.map((record) => [record['Steps (Step)'], record['Steps (Expected Result)']])).toEqual([
      ['a user', ''],
      ['she pays\n| sum | 5 |', 'an order exists\na mail is sent'],
    ])
  })

  test('without Gherkin gives one step from its condition, with the expected result of the case', () => {
    const testCase = caseOf({ testCondition: 'Age below 18', expectedResult: 'An error is shown' })
    const [record] = readRecords(bodyOf([testCase], 'testmgr'))
    expect(record).toMatchObject({
      'Steps (Step)': 'Age below 18',
      'Steps (Expected Result)': 'An error is shown',
    })
  })
})

test.each([
  ['devops-suite', 'Title', 128],
  ['testmgr', 'Title', 250],
  ['tracker-xray', 'Test Summary', 255],
])('a formula as title of %s leaves room for its guard', (format, column, limit) => {
  const title = `=${'x'.repeat(limit - 1)}`
  const body = bodyOf([caseOf({ title, preconditions: [title] })], format)
  const csv = format === 'tracker-xray' ? unzip(body)['shop-test-cases.csv'] : body
  const titles = readRecords(csv)
    .map((record) => record[column]!)
    .filter(Boolean)
  expect(new Set(titles)).toEqual(new Set([` =${'x'.repeat(limit - 3)}…`]))
  expect(String(csv)).toContain(title)
})
