import { expect, test } from 'vitest'
import { readCases } from '../../../../../shared/domain/test-scripts/read-cases.ts'
import { seleniumPython } from '../../../../../shared/domain/test-scripts/selenium-python/index.ts'
import type { ScriptCase, ScriptProject } from '../../../../../shared/domain/test-scripts/types.ts'
import { projectOf } from '../../../../support/script-suites.ts'
import { pythonErrors } from '../../../../support/toolchains/parse-python.ts'
import { pagesWithSuites, writtenSuite } from '../../../../support/written-suites.ts'

const baseUrl = 'https://shop.test/'

const signUp: ScriptCase = {
  id: 'TC-1',
  title: 'Age 17 is answered with "Too young."',
  tags: ['negative', 'REQ-7', 'as stated'],
  group: 'Sign up',
  requirement: 'REQ-7',
  preconditions: ['Nobody is signed in'],
  steps: [
    { action: 'Open the page', expected: '', actions: [{ kind: 'open', url: '/sign-up' }], expectations: [] },
    {
      action: 'Enter "17" in the "Age" field',
      expected: '"Too young." is shown',
      actions: [{ kind: 'fill', on: { by: 'label', name: 'Age' }, value: '17' }],
      expectations: [{ kind: 'text', text: 'Too young.', beside: { by: 'label', name: 'Age' } }],
    },
  ],
  obstacles: [],
}

function write(cases: ScriptCase[], options: Partial<ScriptProject> = {}): Map<string, string> {
  const files = seleniumPython.write(projectOf(cases, { baseUrl, language: 'python', ...options }))
  expect(new Set(files.map(({ path }) => path.toLowerCase())).size).toBe(files.length)
  return new Map(files.map(({ path, content }) => [path, content]))
}

const sources = (files: Map<string, string>) => [...files].filter(([path]) => path.endsWith('.py'))

test('a case is a marked test function that uses the elements of its page', () => {
  const files = write([signUp])
  expect(files.get('tests/test_sign_up.py')).toBe(`"""Sign up."""

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from helpers.actions import fill, open_page
from helpers.expectations import expect_text
from pages.sign_up_page import SignUpPage


@pytest.mark.case("TC-1")
@pytest.mark.requirement("REQ-7")
@pytest.mark.negative
@pytest.mark.as_stated
def test_tc_1_age_17_is_answered_with_too_young(driver: WebDriver) -> None:
    """TC-1: Age 17 is answered with "Too young."

    Before: Nobody is signed in
    """
    open_page(driver, "/sign-up")
    fill(driver, SignUpPage.age_field, "17")
    expect_text(driver, "Too young.", beside=SignUpPage.age_field)
`)
  expect(files.get('pages/sign_up_page.py')).toBe(`from helpers.locators import by_label


class SignUpPage:
    """Elements of the pages that begin at /sign-up."""

    age_field = by_label("Age")
`)
})

test('only shared functions that are used are written', () => {
  const all = sources(write([signUp]))
    .map(([, content]) => content)
    .join('\n')
  expect(all).toContain('def fill(')
  expect(all).not.toMatch(/def (?:select|press|expect_title|today|secret)\(/)
})

test('every marker is registered, the versions are pinned and the address is a default', () => {
  const files = write([signUp])
  expect(files.get('pytest.ini')).toMatch(/--strict-markers[\s\S]*\n {4}as_stated: /)
  expect(files.get('requirements.txt')).toMatch(/^pytest==\d+\.\d+\.\d+\nselenium==\d+\.\d+\.\d+\n$/)
  expect(files.get('helpers/actions.py')).toContain('os.environ.get("BASE_URL") or "https://shop.test/"')
  expect(files.get('.github/workflows/tests.yml')).toContain('pytest --junitxml=report.xml')
})

test('names that are known only when the test runs are no elements of a page class', () => {
  const on = { by: 'role', role: 'row', name: 'Due %TODAY+1D%' } as const
  const steps = [{ action: '', expected: '', actions: [], expectations: [{ kind: 'visible', on } as const] }]
  const source = write([{ ...signUp, steps }]).get('tests/test_sign_up.py') ?? ''
  expect(source).toContain(`expect_visible(driver, by_role("row", f"Due {today('+1D')}"))`)
  expect(source).toContain('from helpers.data import today')
})

test.each(pagesWithSuites())('the suite of %s is Python as a whole', (page) => {
  const cases = readCases({ testCases: writtenSuite(page), baseUrl })
  const files = write(cases)
  for (const [path, content] of sources(files)) expect(pythonErrors(content), path).toEqual([])
  const tests = [...files].filter(([path]) => path.startsWith('tests/'))
  const functions = tests.flatMap(([, content]) => content.match(/^def test_\w+/gm) ?? [])
  expect(functions).toHaveLength(cases.length)
  for (const [, content] of tests) expect(content.split('\n').length).toBeLessThan(900)
})

const hostile = '"\n[pytest]\naddopts = -p evil'

test('no tag or name adds a setting of pytest', () => {
  const files = write([{ ...signUp, tags: [hostile, 'class', 'skip'] }], { name: hostile })
  expect(files.get('pytest.ini')?.match(/^\S.*$/gm)).toEqual([
    '[pytest]',
    'testpaths = tests',
    'pythonpath = .',
    'addopts = --strict-markers',
    'markers =',
  ])
})
