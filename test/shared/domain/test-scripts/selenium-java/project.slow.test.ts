import { SaxesParser } from 'saxes'
import { contentOf } from '../cases.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readCases } from '../../../../../shared/domain/test-scripts/read-cases.ts'
import { libraryFor } from '../../../../../shared/domain/test-scripts/selenium-java/library.ts'
import { seleniumJava } from '../../../../../shared/domain/test-scripts/selenium-java/index.ts'
import type { ScriptCase, ScriptProject } from '../../../../../shared/domain/test-scripts/types.ts'
import { pagesWithSuites, playableSuite } from '../../../../support/written-suites.ts'
import { projectOf } from '../../../../support/script-suites.ts'
import { javaErrors } from '../../../../support/java-grammar.ts'

const baseUrl = 'http://shop.test/orders'
const write = (given: Partial<ScriptProject>) =>
  seleniumJava.write(projectOf([], { name: 'Web shop', baseUrl, language: 'java', ...given }))

const one: ScriptCase = {
  id: 'TC-1',
  title: 'Saves',
  tags: ['smoke', 'two words'],
  group: 'Orders',
  requirement: 'REQ-1',
  preconditions: ['An order exists'],
  steps: [
    {
      action: 'Click "Save"',
      expected: '"Saved." is visible',
      actions: [{ kind: 'click', on: { by: 'role', role: 'button', name: 'Save' } }],
      expectations: [{ kind: 'text', text: 'Saved.' }],
    },
  ],
  obstacles: [],
}

describe('a project of a suite', () => {
  test.each(pagesWithSuites())('%s is Java without an error, however it is laid out', (page) => {
    const cases = readCases({ testCases: playableSuite(page), baseUrl })
    for (const way of ['both', 'page objects', 'helpers', 'neither']) {
      const pageObjects = way === 'both' || way === 'page objects'
      const helpers = way === 'both' || way === 'helpers'
      const java = write({ cases, pageObjects, helpers }).filter(({ path }) => path.endsWith('.java'))
      const tests = java.reduce((sum, { content }) => sum + content.split('@Test\n').length - 1, 0)
      expect(tests).toBe(cases.length)
      expect(
        java.flatMap(({ path, content }) => javaErrors(content).map((error) => `${path} ${error}`)),
      ).toEqual([])
    }
  })
})

describe('the files of a project', () => {
  test('a test carries id, title, tags and requirement, and its steps as comments', () => {
    const test = contentOf(write({ cases: [one] }), '/OrdersTest.java')
    expect(test).toContain(`  @Test
  @DisplayName("TC-1: Saves")
  @Tag("REQ-1")
  @Tag("smoke")
  @Tag("two-words")
  void tc1Saves() {
    // Before: An order exists
    // Click "Save"
    click(driver, homePage.saveButton);
    expectText(driver, "Saved.");
  }`)
    expect(test).toContain('import static com.example.webshop.support.Interactions.click;')
    expect(test).toContain('import com.example.webshop.pages.HomePage;')
  })

  test('elements stand in page classes, once each', () => {
    const page = contentOf(write({ cases: [one, { ...one, id: 'TC-2' }] }), '/HomePage.java')
    expect(page.match(/By saveButton = role\("button", "Save"\);/g)).toHaveLength(1)
    expect(contentOf(write({ cases: [one], pageObjects: false }), 'Test.java')).toContain(
      'click(driver, role("button", "Save"));',
    )
  })

  test('only those shared functions are there that the tests need', () => {
    const support = write({ cases: [one] }).filter(({ path }) => path.includes('/support/'))
    const source = support.map(({ content }) => content).join('\n')
    expect(source).toContain('static void click(')
    expect(source).not.toContain('static void fill(')
  })

  test('the manifest is XML that pins every version; the workflow is YAML that runs the tests', () => {
    const files = write({ name: 'A & B <shop>', cases: [one] })
    const pom = contentOf(files, 'pom.xml')
    new SaxesParser().write(pom).close()
    const versions = pom.match(/(?<=<version>).*?(?=<\/version>)/g)
    expect(versions).toHaveLength(5)
    for (const version of versions ?? []) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(parse(contentOf(files, 'tests.yml'))).toMatchObject({
      jobs: { test: { 'runs-on': 'ubuntu-24.04' } },
    })
  })
})

describe('hostile cases', () => {
  const evil = '"; } /* */ // \\u0022 %TODAY% ${a} \n </project> ```'

  test('what they say leaves the manifest XML', () => {
    const hostile = { ...one, id: evil, title: evil, tags: [evil, '', '!'], group: '1 class/../../etc "' }
    const files = write({ name: evil, baseUrl: evil, cases: [hostile, { ...hostile, obstacles: [evil] }] })
    for (const { path, content } of files) {
      if (path.endsWith('.java')) expect(javaErrors(content)).toEqual([])
      if (path.endsWith('.xml')) new SaxesParser().write(content).close()
    }
  })

  test('names that would be keywords, hide shared functions or repeat are changed', () => {
    const named = (id: string): ScriptCase => ({ ...one, id, title: '' })
    const source = contentOf(
      write({ name: 'class', cases: ['class', 'click', 'click', 'notify', '1'].map(named) }),
      'Test.java',
    )
    expect(source).toContain('package com.example.class2;')
    for (const name of ['class2', 'click2', 'click3', 'test1']) expect(source).toContain(`void ${name}()`)
  })
})

test('each shared function is Java by itself, and has its own name once', () => {
  const library = libraryFor({ baseUrl, roles: ['button', 'made up'] })
  for (const { name, source } of library.values())
    expect(javaErrors(`class A {\n${source}\n}`), name).toEqual([])
  expect([...library.keys()]).toEqual(
    expect.arrayContaining(['BASE_URL', 'TextMatch', 'role', 'expectNoTextIn', 'ROWS']),
  )
  expect(library.get('row')?.uses).toEqual(
    expect.arrayContaining(['by', 'cellsHolding', 'named', 'normalized', 'ROWS']),
  )
  expect(library.get('row')?.imports).toHaveLength(3)
})
