import { expect, test } from 'vitest'
import { RefusedImport } from '../../../../shared/domain/test-imports/index.ts'
import { expectFindings, importText, refused, toldOf } from './import-file.ts'

test('an XML that declares entities is refused before any is opened', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><suite><name>&b;</name></suite>'
  const message = expect.stringContaining('document type')
  expect(await refused(bomb)).toMatchObject({ code: 'malformed', message })
})

test('broken, deep and foreign XML are refused with where and what to do', async () => {
  expect((await refused('<suite><sections></suite>')).message).toMatch(/not well formed at 1:\d+/)
  expect(await refused('<a>'.repeat(200))).toMatchObject({ code: 'too_large' })
  expect(await refused('<testng><suite/></testng>')).toMatchObject({ code: 'unsupported' })
})

test('a cell of five megabytes is cut at the limit of its field', async () => {
  const { testCases, findings } = await importText(`Title,Steps\nPay,"1. ${'x'.repeat(5_000_000)}"\n`)
  expect(testCases[0]?.steps?.[0]?.action).toHaveLength(4000)
  expectFindings(findings, /^2 warning:.*5,000,000/)
})

test('a quotation mark that is never closed is told at its row', async () => {
  const { testCases, findings } = await importText('Title,Steps\nPay,"1. Open\nCancel,1. Go\n')
  expectFindings(findings, /^2 error:/)
  expect(testCases.map(({ title }) => title)).toEqual(['Pay'])
})

test('cells full of marks that are not doubled are refused before they are looked through', async () => {
  const marks = '"x'.repeat(8000)
  const blanks = ' '.repeat(16_000)
  const message = expect.stringContaining('doubled')
  for (const file of [
    `Title,"${marks}${blanks},`,
    `Title,Steps\nPay,"${marks}${blanks},b"\n`,
    `Title,Steps\nPay,"${',"x'.repeat(8000)}${blanks},b"\n`,
    `Title,Steps\nPay,"${'"\rx'.repeat(8000)}${blanks},b"\n`,
    `sep=;\nTitle;Steps\nPay;"${marks}${blanks};b"\n`,
  ])
    expect(await refused(file)).toMatchObject({ code: 'malformed', message })
})

test('a few marks that are not doubled, and many that are, are read', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `"A 5" screen ${at}","1. Say ""hi"""\n`)
  const { testCases } = await importText(`Title,Steps\n${rows.join('')}`)
  expect(testCases).toHaveLength(300)
  expect(testCases[7]).toMatchObject({ title: 'A 5" screen 7', steps: [{ action: 'Say "hi"' }] })
  const doubled = await importText(`Title,Steps\nPay,"1. ${'""x'.repeat(1000)}"\n`)
  expect(doubled.testCases[0]?.steps?.[0]?.action).toBe('"x'.repeat(1000))
})

test('NUL, other control characters and half characters do not get in', async () => {
  const { testCases } = await importText('Title,Steps\nP\u0000a\u0007y\ud800,1. Open\n')
  expect(testCases[0]?.title).toBe('Pay\ufffd')
  const json = await importText(String.raw`[{"id":"a","title":"x\ud800"}]`)
  expect(json.testCases[0]?.title).toBe('x\ufffd')
})

test('of more cases and steps than the limits the first come, and a finding tells', async () => {
  const cases = await importText(`Title,Steps\n${'Pay,1. Open\n'.repeat(1005)}`)
  expect(cases.testCases).toHaveLength(1000)
  expectFindings(cases.findings, /^1002 error:.*1,000/)
  const steps = Array.from({ length: 230 }, (_, index) => `${index + 1}. Step`).join('\n')
  const long = await importText(`Title,Steps\nPay,"${steps}"\n`)
  expect(long.testCases[0]?.steps).toHaveLength(200)
  expectFindings(long.findings, /^2 error:.*230/)
})

test('rows without end are refused', async () => {
  expect(await refused(`Title,Steps\n${',\n'.repeat(210_000)}`)).toMatchObject({ code: 'too_large' })
})

test('JSON that is broken, foreign or full of strange values is refused or told', async () => {
  expect(await refused('{"testCases": [')).toMatchObject({ code: 'malformed' })
  expect(await refused('{"a": 1}')).toMatchObject({ code: 'unsupported' })
  const pay = { title: 'Pay', steps: ['Open', { step: 'Pay', result: 'Paid' }], ['__proto__']: 1, extra: 1 }
  const odd = { testCases: [1, null, { title: 5, steps: 'x' }, pay] }
  const { testCases, findings } = await importText(JSON.stringify(odd))
  expect(testCases.map(toldOf)).toEqual([expect.stringMatching(/^5\b/), 'Pay | Open | Pay > Paid'])
  const places = findings.map(({ path, severity }) => `${path?.slice(9)} ${severity}`)
  expect(places).toEqual(['[0] error', '[1] error', '[2] warning', '[3] warning', '[3] warning'])
})

test('findings without end are cut short and counted', async () => {
  const { findings } = await importText(`Title,Priority\n${'Pay,soonish\n'.repeat(900)}`)
  expect(findings).toHaveLength(501)
  expect(findings.at(-1)?.message).toContain('400 more')
})

test('a text of nothing and a named format that does not fit are told', async () => {
  expect(await refused(' \n ')).toMatchObject({ code: 'empty' })
  const { testCases, findings } = await importText('Title,Steps\nPay,1. Open\n', 'gherkin')
  expect(testCases).toEqual([])
  expect(findings[0]).toMatchObject({ severity: 'error', line: 1 })
})

test('cells of megabytes of blanks and marks are read in passing', async () => {
  const blanks = ' '.repeat(2_000_000)
  const files = [
    `ID,Work Item Type,Title,Test Step,Step Action,Step Expected,Tags\n,Test Case,Pay,,,,"a${blanks}b"\n`,
    `Title,Section,Template,Labels,Steps (Step)\nPay,A,x,"a${blanks}b","1. ${blanks}"\n`,
    `Title,Tags,Steps\nPay,"a${blanks}b","- a${blanks}"\n`,
    `Issue ID,Test Type,Summary,Action,Description,Precondition\n1,Manual,Pay,Pay,"Objective: ${blanks}x","${';'.repeat(500_000)}"\n`,
    `a${'\n'.repeat(2_000_000)}Title,Steps\n`,
  ]
  for (const file of files.slice(0, 4)) expect((await importText(file)).testCases).toHaveLength(1)
  expect(await refused(files[4]!)).toMatchObject({ code: 'too_large' })
})

test('a hundred thousand cases in every layout are a thousand and one finding', async () => {
  const many = 100_000
  const files = [
    `Title,Section,Template,Steps (Step)\n${'Pay,A,x,Pay\n'.repeat(many)}`,
    `ID,Work Item Type,Title,Test Step,Step Action,Step Expected\n${',Test Case,Pay,,,\n'.repeat(many)}`,
    `Issue ID,Test Type,Summary,Action\n${Array.from({ length: many }, (_, id) => `${id},Manual,Pay,Pay\n`).join('')}`,
    `[${'{"title":"Pay"},'.repeat(many)}{}]`,
    `<sections><section><name>A</name><cases>${'<case><title>Pay</title></case>'.repeat(many)}</cases></section></sections>`,
  ]
  for (const file of files) {
    const { testCases, findings } = await importText(file)
    expect(testCases).toHaveLength(1000)
    const errors = findings.filter(({ severity }) => severity === 'error')
    expectFindings(errors, /Split the file/)
  }
})

test('JSON and XML as deep as they are long are refused', async () => {
  const tags = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  for (const deep of ['['.repeat(1_000_001), `{"testCases":[{"title":"x","tags":${tags}}]}`])
    await expect(importText(deep)).rejects.toBeInstanceOf(RefusedImport)
})

test('a case with a million steps that are none is cut, not listed', async () => {
  const many = `[{"id":"A","title":"Pay","steps":[${'1,'.repeat(999_999)}1]}]`
  const { testCases, findings } = await importText(many)
  expect(testCases[0]?.steps).toHaveLength(200)
  expectFindings(findings, /^\S+ error:.*1000000 steps/)
})
