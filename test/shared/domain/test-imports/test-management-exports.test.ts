import { describe, expect, test } from 'vitest'
import { casesOf, expectFindings, importText, refused, toldOf } from './import-file.ts'

describe('TestRail', () => {
  test('an export with all steps in one cell gives separate steps', async () => {
    const csv = [
      '"ID","Title","Section Hierarchy","Template","Type","Priority","Preconditions","References","Steps","Expected Result","Estimate"',
      '"C12","Sign in","Accounts > Sign in","Test Case (Steps)","Smoke & Sanity","Critical","A user exists","REQ-1, REQ-2","1. Open /login',
      '2. Enter the password',
      'and press Enter","1. The form is shown',
      '2. The dashboard is shown","5m"',
      '',
    ].join('\r\n')
    const cases = await casesOf(csv)
    expect(cases.map(toldOf)).toEqual([
      'Sign in | Open /login > The form is shown | Enter the password\nand press Enter > The dashboard is shown',
    ])
    expect(cases[0]).toMatchObject({ id: 'C12', category: 'Accounts/Sign in', testType: 'smoke' })
    expect(cases[0]).toMatchObject({ priority: 'critical', preconditions: ['A user exists'] })
    expect(cases[0]).toMatchObject({ requirementRef: 'REQ-1, REQ-2', estimatedDuration: '5m' })
  })

  test('in the multi-row layout a row without title continues the case above', async () => {
    const csv = [
      'Title,Section,Template,Priority,Steps (Step),Steps (Expected Result)',
      'One,A,Test Case (Steps),High,Open /a,a is shown',
      ',,,,Open /b,',
      'Two,A,Test Case (Steps),Low,Open /c,c is shown',
    ].join('\n')
    const expected = ['One | Open /a > a is shown | Open /b', 'Two | Open /c > c is shown']
    expect((await casesOf(csv)).map(toldOf)).toEqual(expected)
  })

  test('the three templates of its XML are read, sections within sections become a path, other custom fields are named', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<suite><id>S196</id><name>Comics</name><description></description><sections><section><name>Shop</name><description></description><sections>
<section><name>Cart</name><description></description><cases>
<case><id>C1</id><title>Add &amp; remove</title><template>Test Case (Steps)</template><type>Functional</type><priority>High</priority><estimate></estimate><references>REQ-1</references>
<custom><automation_type><id>0</id><value> None</value></automation_type><preconds>A comic exists</preconds>
<steps_separated><step><index>1</index><content>Open /cart</content><expected>It is empty</expected></step>
<step><index>2</index><content><![CDATA[Enter <5>]]></content><expected>5 is shown</expected><additional_info>n=5</additional_info></step></steps_separated></custom></case>
<case><id>C2</id><title>Text</title><template>Test Case (Text)</template><type>Other</type><priority>Low</priority><custom><steps>1. Open
2. Close</steps><expected>2. Closed</expected></custom></case>
<case><id>C3</id><title>Explore</title><template>Exploratory Session</template><type>Usability</type><priority>Medium</priority><custom><mission>Find faults</mission><goals>Many</goals></custom></case>
</cases></section></sections></section></sections></suite>`
    const { format, variant, testCases, findings } = await importText(xml)
    expect({ format, variant }).toEqual({ format: 'testmgr', variant: 'xml' })
    expect(testCases.slice(0, 2).map(toldOf)).toEqual([
      'Add & remove | Open /cart > It is empty | Enter <5> (n=5) > 5 is shown',
      'Text | Open | Close > Closed',
    ])
    expect(testCases).toMatchObject([
      { id: 'C1', category: 'Shop/Cart', requirementRef: 'REQ-1', preconditions: ['A comic exists'] },
      { priority: 'low' },
      { title: 'Explore', objective: 'Find faults', description: 'Many', tags: ['Usability'] },
    ])
    expectFindings(findings, /^5 warning:.*automation_type/)
  })
})

describe('Azure DevOps', () => {
  const header = 'ID,Work Item Type,Title,Test Step,Step Action,Step Expected,Area Path,Assigned To,State'

  test('a case row and its step rows are one case, with its id and area', async () => {
    const csv = [
      header,
      String.raw`"7","Test Case","Pay",,,,"Shop\Cart","Ann","Design"`,
      ',,,"1","Open /pay","The form is shown",,,',
      ',,,"2","Pay","Thanks",,,',
      String.raw`"8","Test Case","Cancel",,,,"Shop\Cart",,"Ready"`,
      ',,,"1","Cancel","",,,',
    ].join('\r\n')
    const cases = await casesOf(csv)
    expect(cases.map(toldOf)).toEqual([
      'Pay | Open /pay > The form is shown | Pay > Thanks',
      'Cancel | Cancel',
    ])
    expect(cases).toMatchObject([{ id: '7', category: String.raw`Shop\Cart` }, { id: '8' }])
  })

  test('the misspelt header and a title on every step row are understood', async () => {
    const csv = [
      'ID,Work Item Type,Title,Test Step,Step Action,Step Expected Result',
      ',Test Case,Pay,1,Open /pay,The form is shown',
      ',Test Case,Pay,2,Pay,Thanks',
      ',Test Case,Pay,1,Another case of that name,',
    ].join('\n')
    expect((await casesOf(csv)).map(toldOf)).toEqual([
      'Pay | Open /pay > The form is shown | Pay > Thanks',
      'Pay | Another case of that name',
    ])
  })

  test('shared steps and stray steps are findings at their rows, the cases still come', async () => {
    const csv = [
      header,
      ',,,1,Stray,,,,',
      '5,Shared Steps,Sign in,,,,,,',
      ',,,1,Open,,,,',
      ',Test Case,Pay,,,,,,',
      ',,,1,Pay,,,,',
    ].join('\n')
    const { testCases, findings } = await importText(csv)
    expect(testCases.map(toldOf)).toEqual(['Pay | Pay'])
    expectFindings(findings, /^2 error:/, /^3 warning:/)
  })

  test('a header below lines about the project is found', async () => {
    const csv = ['Project: Shop,,,,,,,,', header, ',Test Case,Pay,,,,,,', ',,,1,Open,,,,'].join('\n')
    expect((await casesOf(csv)).map(toldOf)).toEqual(['Pay | Open'])
  })
})

describe('Xray', () => {
  test('the vendor’s own columns, with a precondition row', async () => {
    const csv = [
      'Issue ID,Issue Key,Test Type,Test Summary,Test Priority,Action,Data,Result,Test Repo,Precondition,Issue Type,Precondition Type,Unstructured Definition,Labels',
      '1,,,User is signed out,,,,,,,precondition,Manual,,',
      '2,SHOP-9,Manual,Reject a password,1,Open /signup,,Form is shown,Auth/Signup,1,,,,BVA;fast',
      '2,SHOP-9,Manual,,1,Enter it,abcde,An error is shown,,,,,,',
      '3,,Generic,Start the job,3,,,,,,,,run.sh,',
    ].join('\r\n')
    const [testCase, job] = await casesOf(csv)
    expect(toldOf(testCase!)).toBe(
      'Reject a password | Open /signup > Form is shown | Enter it (abcde) > An error is shown',
    )
    expect(testCase).toMatchObject({ id: 'SHOP-9', priority: 'critical', category: 'Auth/Signup' })
    expect(testCase).toMatchObject({ preconditions: ['User is signed out'], tags: ['BVA', 'fast'] })
    expect(job).toMatchObject({ title: 'Start the job', testCondition: 'run.sh' })
  })

  test('the Server edition’s names, semicolons, and rows without identifier', async () => {
    const csv =
      'TCID;Summary;Step;Data;Expected Result\n1;Pay;Open;;Shown\n;;Pay;5;Paid\n2;Cancel;Cancel;;Gone'
    const expected = ['Pay | Open > Shown | Pay (5) > Paid', 'Cancel | Cancel > Gone']
    expect((await casesOf(csv)).map(toldOf)).toEqual(expected)
  })

  test('a precondition that is no row of the file is a warning', async () => {
    const csv = 'Issue ID,Test Type,Summary,Action,Precondition\n2,Manual,Pay,Open,1;SHOP-4'
    const { testCases, findings } = await importText(csv)
    expect(testCases).toMatchObject([{ preconditions: ['1', 'SHOP-4'] }])
    expectFindings(findings, /^2 warning:.*Precondition 1 /)
  })

  test('the body of its bulk import: manual with a linked requirement, Cucumber, Generic', async () => {
    const body = [
      {
        testtype: 'Manual',
        fields: { summary: 'Pay', project: { key: 'SHOP' }, priority: { name: 'Highest' }, labels: ['BVA'] },
        steps: [{ action: 'Open', data: 'a=1', result: 'Shown' }],
        xray_test_repository_folder: '/Auth/Signup',
        update: { issuelinks: [{ add: { type: { name: 'Test' }, outwardIssue: { key: 'SHOP-7' } } }] },
      },
      {
        xray_testtype: 'Cucumber',
        fields: { summary: 'Bare' },
        gherkin_def: 'Given a user\nWhen she pays\nThen it is paid',
      },
      { testtype: 'Generic', fields: { summary: 'Script' }, unstructured_def: 'run.sh' },
    ]
    const { format, variant, testCases, findings } = await importText(JSON.stringify(body))
    expect({ format, variant, findings }).toEqual({ format: 'tracker-xray', variant: 'json', findings: [] })
    const expected = ['Pay | Open (a=1) > Shown', 'Bare | she pays > it is paid']
    expect(testCases.slice(0, 2).map(toldOf)).toEqual(expected)
    expect(testCases).toMatchObject([
      { priority: 'critical', category: 'Auth/Signup', tags: ['BVA'], requirementRef: 'SHOP-7' },
      { gherkin: expect.stringContaining('When she pays'), preconditions: ['a user'] },
      { title: 'Script', testCondition: 'run.sh' },
    ])
  })
})

const outline = String.raw`Given I enter "<code>" in the "Code" field
And a signed-in user
When I click "<button>"
  | note | <code>; x |
Then "<answer>" is visible
Examples:
  | code | button | answer |
  | A10  | Save   | a\|b   |
  | B20  | Go     | c       |`
const wholeOutline = `Scenario Outline: pay\n${outline}\nExamples:\n  | code | button | answer |\n  | C30  | Go     | d      |`
const ofRow = (title: string, code: string, button: string, answer: string) =>
  `${title} | I enter "${code}" in the "Code" field | I click "${button}" (note="${code}; x") > "${answer}" is visible`

test.each([
  [
    'tracker-xray',
    JSON.stringify([{ testtype: 'Cucumber', fields: { summary: 'Pay <code>' }, gherkin_def: wholeOutline }]),
  ],
  [
    'tracker-xray',
    `Issue ID,Test Type,Summary,Unstructured Definition\n7,Cucumber,Pay <code>,"${wholeOutline.replaceAll('"', '""')}"\n`,
  ],
])('a Cucumber test of %s has a case for each row of its examples', async (_, file) => {
  const { testCases } = await importText(file)
  expect(testCases.map(toldOf)).toEqual([
    ofRow('Pay A10', 'A10', 'Save', 'a|b'),
    ofRow('Pay B20', 'B20', 'Go', 'c'),
    ofRow('Pay C30', 'C30', 'Go', 'd'),
  ])
  expect(new Set(testCases.map(({ id }) => id)).size).toBe(3)
  for (const { preconditions, automation } of testCases)
    expect([preconditions, automation?.ready]).toEqual([['a signed-in user'], false])
})

test('a Cucumber test that is not one scenario in English keeps its text, and a warning says so', async () => {
  const gherkin_def = '# language: de\nAngenommen ein Korb\nWenn sie zahlt\nDann ist bezahlt'
  const body = [{ testtype: 'Cucumber', fields: { summary: 'Zahlen' }, gherkin_def }]
  const { testCases, findings } = await importText(JSON.stringify(body))
  expect(testCases).toMatchObject([{ title: 'Zahlen', gherkin: gherkin_def }])
  expectFindings(findings, /warning: .*no step of it was read/)
})

describe('spreadsheets of other origin', () => {
  test('headers in other words are understood', async () => {
    const csv =
      'Test Case ID;Test Case Name;Pre-conditions;Test Steps;Expected Result;Priority\nA1;Pay;A cart;"1. Open\n2. Pay";"1. Shown\n2. Paid";P1\n'
    const [testCase] = await casesOf(csv)
    expect(toldOf(testCase!)).toBe('Pay | Open > Shown | Pay > Paid')
    expect(testCase).toMatchObject({ id: 'A1', preconditions: ['A cart'], priority: 'high' })
  })

  test('a result without numbers belongs to the last step, bullets are steps', async () => {
    const [one] = await casesOf('Title,Steps,Expected\nPay,"- Open\n- Pay",Paid\n')
    expect(toldOf(one!)).toBe('Pay | Open | Pay > Paid')
  })

  test('each row that cannot be read is a finding with its row, the others come', async () => {
    const csv = 'Title,Steps,Priority\nPay,1. Open,urgentish\n,,high\nCancel,1. Go,low\n'
    const { testCases, findings } = await importText(csv)
    expect(testCases.map(({ title }) => title)).toEqual(['Pay', 'Cancel'])
    expectFindings(findings, /^2 warning:.*urgentish/, /^3 error:/)
  })

  test('a table without a header of ours is refused with what to do', async () => {
    const { code, message } = await refused('a,b,c\n1,2,3\n')
    expect([code, message]).toEqual(['unsupported', expect.stringContaining('"Title"')])
  })
})

describe('a table that somebody made', () => {
  test('keeps its steps beside a test id and a test type', async () => {
    const csv =
      'Test ID,Title,Test Type,Steps,Expected Result\nT1,Pay,Functional,"1. Open\n2. Pay","1. Shown\n2. Paid"\n'
    expect((await casesOf(csv)).map(toldOf)).toEqual(['Pay | Open > Shown | Pay > Paid'])
  })

  test('may have lines about its project above', async () => {
    expect(await casesOf('Project: Shop\nTitle,Steps\nPay,1. Open\n')).toMatchObject([{ title: 'Pay' }])
  })
})
