import { expect, test } from 'vitest'
import { writeBdd } from '../../../../../../shared/domain/test-scripts/index.ts'
import { libraryFor } from '../../../../../../shared/domain/test-scripts/selenium-csharp/library.ts'
import { supportClasses } from '../../../../../../shared/domain/test-scripts/selenium-csharp/support-classes.ts'
import { csharpErrors } from '../../../../../support/csharp-grammar.ts'
import { pagesWithSuites, playableSuite } from '../../../../../support/written-suites.ts'

const write = (page: string, projectName: string) =>
  writeBdd({
    testCases: playableSuite(page),
    framework: 'bdd-fw-4',
    language: 'csharp',
    baseUrl: 'http://shop.test/"orders"\\u',
    projectName,
    stepDefinitions: true,
    dataTables: true,
  })

test.each(pagesWithSuites())('the project for %s is C# with each expression once', (page) => {
  const sources = write(page, page).filter(({ path }) => path.endsWith('.cs'))
  for (const { path, content } of sources) expect(csharpErrors(content), path).toEqual([])
  const source = sources.map(({ content }) => content).join('\n')
  const expressions = source.match(/\[(?:Given|When|Then)\(".*"\)\]/g) ?? []
  expect(expressions.length).toBeGreaterThan(10)
  expect(new Set(expressions).size).toBe(expressions.length)
})

test.each(['class', '9 lives', '"; } //', ''])('a project called %j is C# without an error', (name) => {
  for (const { path, content } of write('task-list', name))
    if (path.endsWith('.cs')) expect(csharpErrors(content), path).toEqual([])
})

test('all shared functions together are C# without an error', () => {
  const library = libraryFor({ baseUrl: 'http://shop.test', roles: ['button', 'made up', 'link'] })
  for (const { path, content } of supportClasses(library, 'ShopTests', library.keys()))
    expect(csharpErrors(content), path).toEqual([])
})
