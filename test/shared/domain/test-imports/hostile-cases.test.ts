import { expect, test } from 'vitest'
import { expectFindings, importText, toldOf } from './import-file.ts'

test('a title of control characters gives its case the first words of the steps', async () => {
  const { testCases, findings } = await importText('Title,Steps\n\u0007,1. Open\nPay,1. Pay\n\u0001,\u0002\n')
  expect(testCases.map(({ title }) => title)).toEqual(['Open', 'Pay'])
  expect(findings.map(({ row, severity }) => [row, severity])).toContainEqual([2, 'warning'])
})

test('a background that many scenarios repeat ends where it repeats too much', async () => {
  const background = `Given ${'x'.repeat(4000)}\n`.repeat(100)
  const feature = `Feature: F\nBackground:\n${background}${'Scenario: Pay\nWhen I pay\n'.repeat(500)}`
  const { testCases, findings } = await importText(feature)
  expect(testCases.length).toBeGreaterThan(10)
  expect(testCases.length).toBeLessThan(100)
  expect(JSON.stringify(findings)).toContain('repeat more text')
})

test.each([
  ['more columns than a table may have', `|${'a|'.repeat(20_000)}\n`, 2],
  ['more cells than all tables may have', `|${'a|'.repeat(900)}\n`, 500],
])('a feature with %s is refused before it is parsed', async (_, row, rows) => {
  const outline = `Feature: F\nScenario Outline: S\nGiven <a>\nExamples:\n${row.repeat(rows)}`
  await expect(importText(outline)).rejects.toMatchObject({ code: 'too_large' })
})

test('bars that are no cells are not counted', async () => {
  const steps = `Given a ${'|'.repeat(2000)}\n| ${'\\|'.repeat(2000)} |\n`
  const { testCases } = await importText(`Feature: F\nScenario: S\n${steps}`)
  expect(testCases).toHaveLength(1)
})

test('of twenty thousand scenarios no more are made than are kept', async () => {
  const many = `Feature: F\n${'Scenario: Pay\nWhen I pay\n'.repeat(20_000)}`
  const { testCases, findings } = await importText(many)
  expect(testCases).toHaveLength(1000)
  expectFindings(findings, /^2002 error:/)
})

test('an example that is put in again and again stops at the end of its field', async () => {
  const outline = `Feature: F\nScenario Outline: Pay\nWhen I pay ${'<a>'.repeat(6000)}\nExamples:\n|a|\n|${'x'.repeat(5000)}|\n`
  const { testCases, findings } = await importText(outline)
  expect(testCases[0]?.steps?.[0]?.action).toHaveLength(4000)
  expect(JSON.stringify(findings)).toContain('20,001 characters')
})

test('the text of a scenario ends where its field does, however long its background is', async () => {
  const background = `Given ${'x'.repeat(400)}\n`.repeat(1000)
  const feature = `Feature: F\nBackground:\n${background}Scenario: Pay\nWhen I pay\n`
  const { testCases, findings } = await importText(feature)
  expect(testCases[0]?.gherkin).toHaveLength(50_000)
  expect(JSON.stringify(findings)).toContain('gherkin has 50,001 characters')
})

test('a precondition that a test names without end is its precondition once', async () => {
  const file =
    'Issue ID,Issue Type,Test Type,Summary,Action,Description,Precondition\n' +
    '1,Precondition,,A cart,,,\n' +
    `2,Test,Manual,Pay,Pay,,"${'1;'.repeat(100_000)}"\n`
  const { testCases, findings } = await importText(file)
  expect(testCases).toMatchObject([{ title: 'Pay', preconditions: ['A cart'] }])
  expect(findings).toEqual([])
})

test('a file in which nothing stands but headings says so', async () => {
  for (const file of ['Title,Steps\n', 'Feature: F\n', '[]', '<suite><sections/></suite>']) {
    const { testCases, findings } = await importText(file)
    expect(testCases).toEqual([])
    expectFindings(findings, /^\S+ error:.*No test case/)
  }
})

test('bare carriage returns end the lines of a feature', async () => {
  const lines = ['Feature: F', '# one\r# two', 'Scenario: Pay', 'When I pay', 'Then it is paid']
  const whole = await importText(lines.join('\n'))
  expect(whole.testCases[0]?.gherkin).toBe('Scenario: Pay\nWhen I pay\nThen it is paid')
  const { testCases } = await importText(lines.join('\r'))
  expect(testCases.map(toldOf)).toEqual(['Pay | I pay > it is paid'])
})
