import { expect, test } from 'vitest'
import { parseTestData } from '../../../../shared/domain/prose-steps/test-data.ts'
import { readGherkin } from '../../../../shared/domain/test-exports/gherkin-source.ts'
import { fitTitles } from '../../../../shared/domain/test-exports/case-text.ts'
import { lineList } from '../../../../shared/domain/test-exports/text-lists.ts'
import { caseOf } from './cases.ts'
import { written } from './written.ts'

// Each of these inputs is within the limits of its field and took minutes once: they only have to end.
const every = (text: string, length: number) => text.repeat(Math.floor(length / text.length))

test('test data that are nothing but blanks end', () => {
  expect(parseTestData(`${' '.repeat(19_999)}x`)).toEqual([])
  expect(parseTestData(`a=1;${' '.repeat(19_000)}b=2`)).toEqual([
    { name: 'a', value: '1' },
    { name: 'b', value: '2' },
  ])
  expect(parseTestData(`${every('a="\\', 20_000)}`)).toHaveLength(1)
  const testData = `${' '.repeat(19_999)}x`
  const steps = [{ stepNumber: 1, action: 'Enter', expectedResult: '', testData }]
  expect(written({ testCases: [caseOf({ steps })], format: 'gherkin' }).body).toContain('| x |')
})

test('a long line before another ends as an item of a list', () => {
  const text = `${'x'.repeat(400_000)}\ny`
  expect(lineList([text])).toBe(`1. ${text.replace('\n', '\n   ')}`)
})

test('Gherkin of doc strings alone, of long tables, comments and tags ends', () => {
  const many = Array.from({ length: 100 }, () => every('* a\n"""\n"""\n', 49_999))
  expect(many.map((source) => readGherkin(source)?.steps.length)).toEqual(many.map(() => 4166))
  const table = `* a\n|${'x'.repeat(24_000)}|\n${every('||\n', 25_000)}`
  for (let round = 0; round < 20; round++) expect(readGherkin(table)?.steps[0]?.argument).toHaveLength(8334)
  const comment = `@a${every(' #', 49_000)}\u2028b\nScenario: x\n* a`
  for (let round = 0; round < 20; round++) expect(readGherkin(comment)?.tags).toEqual(['@a'])
  const gherkin = `@a${'-'.repeat(49_000)}b\nScenario: x\nGiven a`
  const testCases = Array.from({ length: 20 }, (_, index) => caseOf({ id: `${index}`, gherkin }))
  expect(written({ testCases, format: 'gherkin' }).body).toContain('-b\n  Scenario:')
})

test('outlines that share thousands of tags end', () => {
  const tags = Array.from({ length: 6000 }, (_, index) => `@${index.toString(36)}`).join(' ')
  const gherkin = `${tags}\nScenario Outline: x\nGiven <a>\nExamples:\n|a|\n|1|`
  const testCases = Array.from({ length: 200 }, (_, index) => caseOf({ id: `id-${index}`, gherkin }))
  expect(String(written({ testCases, format: 'gherkin' }).body).match(/Examples:/g)).toHaveLength(200)
})

test('a hundred thousand titles that are cut alike get numbers of their own', () => {
  const titles = Array.from({ length: 100_000 }, (_, index) => `${'x'.repeat(300)}${index}`)
  expect(new Set(fitTitles(titles, 255)).size).toBe(100_000)
})
