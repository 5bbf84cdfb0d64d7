import { expect, test } from 'vitest'
import { expectFindings, importText, toldOf } from './import-file.ts'

const steps = '#,Action,Expected Result\n1,Open,A form\n2,Pay,Thanks\n'

test.each([
  ['a text alone', (name: string) => `${name},,\n,,\nPreconditions:,1. A user,\n,2. A cart,\n,,\n${steps}`],
  [
    'a label with its value in one cell',
    (name: string) => `Title: ${name},,\nPreconditions:,1. A user,\n,2. A cart,\n${steps}`,
  ],
  ['a label', (name: string) => `Test Case:,${name},\nPre-conditions:,A user,\n,A cart,\n${steps}`],
  [
    'a text alone, with labels alone above their lines',
    (name: string) => `${name},,\nPreconditions:,,\nA user,,\nA cart,,\n${steps}`,
  ],
])('blocks whose title is %s keep it, the first too, and every line of a label', async (_, block) => {
  const { testCases, findings } = await importText(`${block('TS 1.1 Pay')},,\n${block('TS 1.2 Pay again')}`)
  expect(testCases.map(toldOf)).toEqual([
    'TS 1.1 Pay | Open > A form | Pay > Thanks',
    'TS 1.2 Pay again | Open > A form | Pay > Thanks',
  ])
  for (const { preconditions } of testCases) expect(preconditions).toEqual(['A user', 'A cart'])
  expect(findings).toEqual([])
})

test('lines about the project above the first title are none of it', async () => {
  const { testCases } = await importText(`Project:,Shop,\nRegression of March,,\nPay,,\n${steps}`)
  expect(testCases.map(({ title }) => title)).toEqual(['Pay'])
})

test('without a number column the last step of a block is no title', async () => {
  const table = 'Action,Expected Result\nOpen,A form\nPay,Thanks\nLeave,\n'
  const { testCases } = await importText(`Pay,\n${table},\nGo,\nPriority:,high\n${table}`)
  const steps = 'Open > A form | Pay > Thanks | Leave'
  expect(testCases.map(toldOf)).toEqual([`Pay | ${steps}`, `Go | ${steps}`])
  expect(testCases[1]).toMatchObject({ priority: 'high' })
})

test('a label that nobody knows is named, and is no step', async () => {
  const { testCases, findings } = await importText(`Pay,,\n${steps}Moon phase:,new,\n`)
  expect(testCases.map(toldOf)).toEqual(['Pay | Open > A form | Pay > Thanks'])
  expectFindings(findings, /^5 warning:.*"Moon phase:"/)
})

test('cells that keep a text from being a number, or link it, are that text', async () => {
  const csv =
    'ID,Title,Steps,Requirement\n"=""007""",Pay,Open,"=HYPERLINK(""https://t.test/SH-1"",""SH-1"")"\n'
  const { testCases } = await importText(csv)
  expect(testCases).toMatchObject([{ id: '007', title: 'Pay', requirementRef: 'SH-1' }])
})
