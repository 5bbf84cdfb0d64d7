import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { phraseOf } from '../../../../../../shared/domain/test-scripts/bdd/phrases.ts'
import { reqnroll } from '../../../../../../shared/domain/test-scripts/bdd/reqnroll/index.ts'
import { manualExpression } from '../../../../../../shared/domain/test-scripts/bdd/person-steps.ts'
import type { StepDefinition } from '../../../../../../shared/domain/test-scripts/bdd/types.ts'
import { writeBdd } from '../../../../../../shared/domain/test-scripts/index.ts'
import type { Statement } from '../../../../../../shared/domain/test-scripts/types.ts'
import { playableSuite } from '../../../../../support/written-suites.ts'

const baseUrl = 'http://shop.test/orders'
const write = (definitions: StepDefinition[], name = 'Web shop') =>
  reqnroll.write({ name, baseUrl, language: 'csharp', features: [], definitions })
const contentOf = (files: { path: string; content: string }[], end: string): string =>
  files.find(({ path }) => path.endsWith(end))?.content ?? ''
const definition = (keyword: StepDefinition['keyword'], statement: Statement): StepDefinition => ({
  keyword,
  ...phraseOf(statement),
})

describe('step definitions of Reqnroll', () => {
  test('a definition has the expression, its values by name, and does the statement', () => {
    const files = write([
      definition('When', { kind: 'fill', on: { by: 'label', name: 'Age' }, value: '18' }),
      definition('Then', { kind: 'text', text: 'Saved.' }),
    ])
    expect(contentOf(files, 'ActionSteps.cs')).toContain(`    [When("I enter {string} in the {string} field")]
    public void IEnterInTheField(string value, string name)
    {
        var driver = session.Driver;
        driver.Fill(Label(name), value);
    }`)
    expect(contentOf(files, 'ExpectationSteps.cs')).toContain('driver.ExpectText(text);')
  })

  test('a table is gone through row by row', () => {
    const statement: Statement = {
      kind: 'fill',
      on: { by: 'label', name: { variable: 'field' } },
      value: { variable: 'value' },
    }
    const parameters: StepDefinition['parameters'] = [{ name: 'table', type: 'table' }]
    const expression = 'I enter these values:'
    const source = contentOf(
      write([{ keyword: 'When', expression, parameters, statement }]),
      'ActionSteps.cs',
    )
    expect(source).toContain(`        foreach (var cells in table.Rows)
        {
            var field = cells["field"];
            var value = cells["value"];
            driver.Fill(Label(field), value);
        }`)
  })

  test('the step that hands a scenario to a person ignores it with the reason', () => {
    const parameters: StepDefinition['parameters'] = [{ name: 'reason', type: 'string' }]
    const source = contentOf(
      write([{ keyword: 'Given', expression: manualExpression, parameters }]),
      'ActionSteps.cs',
    )
    expect(source).toContain('Assert.Ignore(reason);')
  })

  test('a whole suite has each expression once', () => {
    const files = writeBdd({
      testCases: playableSuite('staff-directory'),
      framework: 'bdd-fw-4',
      language: 'csharp',
      baseUrl,
      projectName: 'Staff',
      stepDefinitions: true,
      dataTables: true,
    })
    const sources = files.filter(({ path }) => path.endsWith('.cs'))
    const source = sources.map(({ content }) => content).join('\n')
    const expressions = [...source.matchAll(/\[(?:Given|When|Then)\((".*")\)\]/g)].map(([, one]) => one)
    expect(expressions.length).toBeGreaterThan(10)
    expect(new Set(expressions).size).toBe(expressions.length)
  })

  test('the manifest is XML that pins every version, whatever the project is called', () => {
    for (const name of ['Web shop', '<&"] --', '9 lives', 'class', 'Ünï']) {
      const files = write([definition('Then', { kind: 'text', text: 'Saved.' })], name)
      const versions: string[] = []
      const parser = new SaxesParser()
      parser.on('opentag', ({ attributes }) => {
        if (attributes['Version'] !== undefined) versions.push(String(attributes['Version']))
      })
      parser.write(contentOf(files, '.csproj')).close()
      expect(versions).toHaveLength(6)
      for (const version of versions) expect(version).toMatch(/^\[\d+\.\d+\.\d+\]$/)
      for (const { path } of files) expect(path).toMatch(/^[\w./-]+$/)
    }
  })
})
