import { expect, test } from 'vitest'
import { exportsOfTools } from './exports-of-tools.ts'
import { expectFindings, importText, toldOf } from './import-file.ts'

test.each(Object.keys(exportsOfTools))('%s is read as it is meant', async (name) => {
  const { text, cases, findings = [] } = exportsOfTools[name]!
  const read = await importText(text)
  expect(read.testCases.map(toldOf)).toEqual(cases)
  expectFindings(read.findings, ...findings)
})

test('what exporters write beside the steps comes into its field', async () => {
  const [zephyr, , scripted] = (await importText(exportsOfTools[exportNamed('Zephyr Scale')]!.text)).testCases
  expect(zephyr).toMatchObject({
    id: 'SH-T1',
    preconditions: ['A user', 'with a password'],
    requirementRef: 'SH-1, SH-2',
  })
  expect(scripted).toMatchObject({
    preconditions: ['a signed-in user'],
    gherkin: expect.stringMatching(/^Given a signed-in user/),
  })
  const [qase, refused] = (await importText(exportsOfTools[exportNamed('Qase with rows')]!.text)).testCases
  expect(qase).toMatchObject({ id: '5', category: 'Login', priority: 'high', preconditions: ['A user'] })
  expect(refused).toMatchObject({ category: 'Passwords', priority: 'medium' })
  const [xray] = (await importText(exportsOfTools[exportNamed('Jira')]!.text)).testCases
  expect(xray).toMatchObject({ id: 'SH-1', tags: ['web', 'smoke'], category: 'Login' })
  const zephyrXml = await importText(exportsOfTools['Zephyr Scale as XML']!.text)
  expect(zephyrXml).toMatchObject({ format: 'zephyr', variant: 'xml' })
  expect(zephyrXml.testCases[0]).toMatchObject({
    id: 'SH-T1',
    category: 'Login',
    priority: 'high',
    tags: ['web'],
    requirementRefs: ['SH-1', 'SH-2'],
    preconditions: ['a user', 'a password'],
  })
  const [testRail] = (await importText(exportsOfTools[exportNamed('TestRail with separate')]!.text)).testCases
  expect(testRail).toMatchObject({ requirementRef: 'SH-1, SH-2' })
})

test('preconditions that are listed with number signs are items', async () => {
  const [pay] = (await importText(exportsOfTools[exportNamed('sheets with number signs')]!.text)).testCases
  expect(pay).toMatchObject({ preconditions: ['A user', 'A cart'] })
})

test('a script that is no Gherkin stays a text, and a finding says so', async () => {
  const csv = 'Name,Test Script (BDD)\nPay,"Given a cart\nI pay somehow\nThen it is paid"'
  const { testCases, findings } = await importText(csv)
  expect(testCases).toMatchObject([{ title: 'Pay', gherkin: 'Given a cart\nI pay somehow\nThen it is paid' }])
  expectFindings(findings, /^2 warning: The script was kept as text/)
})

test('a script in another language is read, and one with several examples gives a case for each scenario', async () => {
  const csv = `Key,Name,Test Script (BDD)
A,Zahlen,"Angenommen ein Warenkorb
Wenn ich zahle
Dann erscheint ""Danke"""
B,Pay,"Scenario: by card
When I pay by card
Then it is paid
Scenario: by bill
When I ask for a bill
Then it is sent"
`
  const { testCases } = await importText(csv)
  expect(testCases.map(({ id, title }) => [id, title])).toEqual([
    ['A', 'Zahlen'],
    ['B-1', 'Pay: by card'],
    ['B-2', 'Pay: by bill'],
  ])
  const last = { action: 'ich zahle', expectedResult: 'erscheint "Danke"' }
  expect(testCases[0]?.steps?.at(-1)).toMatchObject(last)
})

const exportNamed = (start: string) => Object.keys(exportsOfTools).find((name) => name.startsWith(start))!
