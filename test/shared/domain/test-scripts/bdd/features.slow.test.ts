import { AstBuilder, GherkinClassicTokenMatcher, Parser, compile } from '@cucumber/gherkin'
import { CucumberExpression, ParameterTypeRegistry } from '@cucumber/cucumber-expressions'
import type { Pickle } from '@cucumber/messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { featureText } from '../../../../../shared/domain/test-scripts/bdd/feature.ts'
import { definitionsOf } from '../../../../../shared/domain/test-scripts/bdd/project.ts'
import { scenarioOf } from '../../../../../shared/domain/test-scripts/bdd/scenarios.ts'
import { withUniformNames } from '../../../../../shared/domain/test-scripts/bdd/uniform-names.ts'
import { readCases } from '../../../../../shared/domain/test-scripts/read-cases.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { caseOf, hostileCase } from '../cases.ts'
import { forAll } from '../../../../support/for-all.ts'

const baseUrl = 'https://shop.test/'

function picklesOf(text: string): readonly Pickle[] {
  let next = 0
  const newId = () => String(next++)
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text)
  return compile(document, 'test.feature', newId)
}

function written(testCases: TestCase[], { dataTables = true } = {}) {
  const cases = withUniformNames(readCases({ testCases, baseUrl }))
  const scenarios = cases.map((one) => scenarioOf(one, { dataTables }))
  return { text: featureText('Shop', scenarios), definitions: definitionsOf(scenarios) }
}

const signUp = (id: string, name: string, message: string) =>
  caseOf(id, [
    ['Open the page'],
    [`Enter "${name}" in the "Name" field`],
    ['Enter "18" in the "Age" field'],
    ['Click the "Save" button', `The message "${message}" is shown next to the "Name" field`],
  ])

test('cases that differ in values only are rows of one outline, each with its id and title', () => {
  const { text } = written([signUp('TC-1', 'A', 'Too short.'), signUp('TC-2', 'Bo', 'Taken.')])
  expect(text).toContain('| id   | case      | Name | message    |')
  const pickles = picklesOf(text)
  expect(pickles.map(({ name }) => name)).toEqual(['Case TC-1 (TC-1)', 'Case TC-2 (TC-2)'])
  expect(pickles[1]?.steps.at(-1)?.text).toBe('the message "Taken." is shown beside the "Name" field')
  const table = pickles[1]?.steps.find(({ argument }) => argument?.dataTable)?.argument?.dataTable
  expect(table?.rows[1]?.cells[1]?.value).toBe('Bo')
})

test('what all scenarios begin with is the background', () => {
  const { text } = written([
    signUp('TC-1', 'A', 'Too short.'),
    caseOf('TC-2', [['Click the "Help" button', '"Help" is visible']]),
  ])
  expect(text).toContain('  Background:\n    Given I open "/"\n')
  expect(text.match(/I open/g)).toHaveLength(1)
  expect(picklesOf(text).map(({ steps }) => steps[0]?.text)).toEqual(['I open "/"', 'I open "/"'])
})

test('entries in fields one after another are a table, unless tables are not wanted', () => {
  const testCase = signUp('TC-1', 'A', 'Too short.')
  expect(written([testCase]).text).toContain('      | field | value |\n      | Name  | A     |\n')
  expect(written([testCase], { dataTables: false }).text).toContain('When I enter "A" in the "Name" field')
})

test('a value with blanks at its edges keeps them, in a step and in examples', () => {
  const { text } = written([signUp('TC-1', ' A', 'Too short.'), signUp('TC-2', 'B  ', 'Taken.')])
  const texts = picklesOf(text).flatMap(({ steps }) => steps.map((step) => step.text))
  expect(texts).toContain('I enter " A" in the "Name" field')
  expect(texts).toContain('I enter "B  " in the "Name" field')
})

test('a value that quotes cannot hold stands below its step', () => {
  const { text, definitions } = written([
    caseOf('TC-1', [['Enter "a\\\\b" in the "Path" field', '"Done" is visible']]),
  ])
  expect(picklesOf(text)[0]?.steps[1]?.argument?.docString?.content).toBe('a\\b')
  expect(definitions.map(({ expression }) => expression)).toContain('I enter in the {string} field:')
})

test('a case for a person says why, and is written as Given, When and Then in its own words', () => {
  const steps: [string, string?][] = [
    ['Open the page'],
    ['Ponder "it" and wait', 'It feels right.'],
    ['The order ships', 'A mail is sent'],
  ]
  const { text, definitions } = written([
    caseOf('TC-1', steps, { preconditions: ['The page shows an order'] }),
  ])
  expect(text).toContain('@TC-1 @manual')
  const [pickle] = picklesOf(text)
  expect(pickle?.steps.slice(1).map((step) => step.text)).toEqual([
    'at the start the page shows an order',
    'the user opens the page',
    'it happens that Ponder "it" and wait',
    'it is true that it feels right',
    'it happens that the order ships',
    'it is true that a mail is sent',
  ])
  expect(text).toMatch(/Given this is for a person to do, because ".*"\n\s+And at .*\n\s+When the user /)
  const expressions = ['this is for a person to do, because {string}', 'at the start {}', 'the user {}']
  expect(definitions.map(({ expression }) => expression)).toEqual(expect.arrayContaining(expressions))
})

test('a reason for a person is said once, though the design and the export give it', () => {
  const testCase = caseOf('TC-1', [
    ['Ponder the order', 'It feels right'],
    ['Ponder the list', 'It feels good'],
  ])
  const [first] = readCases({ testCases: [testCase], baseUrl })
  const automation = { ready: false, reasons: [`Ponder the order: ${first?.obstacles[0]}`] }
  const [second] = readCases({ testCases: [{ ...testCase, automation }], baseUrl })
  const text = second?.obstacles.join(' ') ?? ''
  for (const part of [
    'I do not understand “Ponder the order”',
    'Use one plain action',
    'Say what can be seen',
  ])
    expect(text.split(part), part).toHaveLength(2)
})

test('whatever stands in the cases, a feature parses, and each of its steps has exactly one definition', () => {
  const registry = new ParameterTypeRegistry()
  forAll([fc.array(hostileCase, { minLength: 1, maxLength: 4 }), fc.boolean()], 300, (cases, dataTables) => {
    const { text, definitions } = written(cases, { dataTables })
    const pickles = picklesOf(text)
    expect(pickles).toHaveLength(cases.length)
    const expressions = definitions.map(({ expression }) => new CucumberExpression(expression, registry))
    for (const step of pickles.flatMap(({ steps }) => steps))
      expect(
        expressions.filter((expression) => expression.match(step.text)).map(({ source }) => source),
        step.text,
      ).toHaveLength(1)
  })
})

test('one wording never stands for two statements', () => {
  const nouns = [
    'button',
    'link',
    'dropdown',
    'list',
    'list box',
    'table',
    'dialog',
    'section',
    'checkbox',
    'tab',
  ]
  const steps = nouns.flatMap((noun): [string, string][] => [
    ['Open the page', `The "Tasks" ${noun} is shown`],
    ['Open the page', `The last "Tasks" ${noun} is shown`],
    ['Open the page', `The second "Tasks" ${noun} is shown`],
    [`Click the last "Tasks" ${noun}`, `"Done" is visible in the "Tasks" ${noun}`],
  ])
  const testCases = steps.map((step, at) => caseOf(`TC-${at}`, [step]))
  const cases = withUniformNames(readCases({ testCases, baseUrl }))
  const said = new Map<string, string>()
  for (const { phrase } of cases.flatMap((one) => scenarioOf(one, { dataTables: false }).steps)) {
    const statement = JSON.stringify(phrase.statement)
    expect(said.get(phrase.expression) ?? statement, phrase.expression).toBe(statement)
    said.set(phrase.expression, statement)
  }
  expect(said.size).toBeGreaterThan(20)
})

test('values arrive in the definitions as they stand in the cases', () => {
  const registry = new ParameterTypeRegistry()
  forAll([fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })], 300, (value) => {
    fc.pre(value.trim() !== '' && !/[\\\r\n%]/.test(value))
    const action = `Enter "${value.replaceAll('"', '\\"')}" in the "Name" field`
    const { text, definitions } = written([caseOf('TC-1', [[action, '"Done" is visible']])])
    const [, entry] = picklesOf(text)[0]?.steps ?? []
    const expression = definitions.map((one) => new CucumberExpression(one.expression, registry))
    const args = expression.flatMap((one) => one.match(entry?.text ?? '') ?? [])
    expect(args[0]?.getValue(null)).toBe(value.normalize('NFC'))
  })
})
