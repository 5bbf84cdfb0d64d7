import { expect, test } from 'vitest'
import { scriptFrameworks } from '../../../../shared/domain/test-scripts/catalog.ts'
import { writeScripts } from '../../../../shared/domain/test-scripts/index.ts'
import { caseOf } from './cases.ts'

const testCases = [
  caseOf('TC-1', [
    ['Open the page'],
    ['Enter "A" in the "Name" field', 'The message "Too short." is shown next to the "Name" field'],
    ['Click the "Save" button', 'The cell "Price" of the row "Milk" is "1.20" and "Saved" is visible'],
  ]),
]

test.each(scriptFrameworks)('no line of $name holds an XPath that nobody can read', ({ name, languages }) => {
  const files = writeScripts({
    testCases,
    framework: name,
    language: languages[0],
    baseUrl: 'https://shop.test/',
    projectName: 'Shop',
    pageObjects: true,
    helpers: true,
  })
  for (const { content } of files)
    expect(content).not.toMatch(/(?:xpath=|ancestor|descendant|following-sibling)[^\n]{190}/i)
})
