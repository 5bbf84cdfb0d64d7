import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { contentOf, definitionOf, tableDefinition } from '../../cases.ts'
import { reqnroll } from '../../../../../../shared/domain/test-scripts/bdd/reqnroll/index.ts'
import { manualExpression } from '../../../../../../shared/domain/test-scripts/bdd/person-steps.ts'
import type { StepDefinition } from '../../../../../../shared/domain/test-scripts/bdd/types.ts'

const baseUrl = 'http://shop.test/orders'
const write = (definitions: StepDefinition[], name = 'Web shop') =>
  reqnroll.write({ name, baseUrl, language: 'csharp', features: [], definitions })

test('a definition has the expression, its values by name, and does the statement', () => {
  const files = write([
    definitionOf('When', { kind: 'fill', on: { by: 'label', name: 'Age' }, value: '18' }),
    definitionOf('Then', { kind: 'text', text: 'Saved.' }),
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
  expect(contentOf(write([tableDefinition]), 'ActionSteps.cs'))
    .toContain(`        foreach (var cells in table.Rows)
        {
            var field = cells["field"];
            var value = cells["value"];
            driver.Fill(Label(field), Revealed(value));
        }`)
})

test('the step that hands a scenario to a person ignores it with the reason', () => {
  const parameters: StepDefinition['parameters'] = [{ name: 'reason', type: 'string' }]
  const files = write([{ keyword: 'Given', expression: manualExpression, parameters }])
  expect(contentOf(files, 'ActionSteps.cs')).toContain('Assert.Ignore(reason);')
})

test('the manifest is XML that pins every version, whatever the project is called', () => {
  for (const name of ['Web shop', '<&"] --', '9 lives', 'class', 'Ünï']) {
    const files = write([definitionOf('Then', { kind: 'text', text: 'Saved.' })], name)
    const manifest = contentOf(files, '.csproj')
    new SaxesParser().write(manifest).close()
    expect(manifest.match(/Version="/g)).toHaveLength(6)
    expect(manifest.match(/Version="\[\d+\.\d+\.\d+\]"/g)).toHaveLength(6)
    for (const { path } of files) expect(path).toMatch(/^[\w./-]+$/)
  }
})
