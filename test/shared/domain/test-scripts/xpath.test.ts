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

test.each(scriptFrameworks.map(({ name, languages: [language] }) => ({ name, language })))(
  'no line of $name holds a path of XPath that nobody can read',
  ({ name, language }) => {
    const files = writeScripts({
      testCases,
      framework: name,
      language,
      baseUrl: 'https://shop.test/',
      projectName: 'Shop',
      pageObjects: true,
      helpers: true,
    })
    const paths = files.flatMap(
      ({ content }) => content.match(/(?:xpath=|ancestor|descendant|following-sibling)[^\n]*/gi) ?? [],
    )
    expect(paths.filter((path) => path.length > 200)).toEqual([])
  },
)
