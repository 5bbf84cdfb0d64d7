import { expect, test } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'
import { samples } from '../../../../web/areas/visitors/generator/sample-texts.ts'

const form = (
  field: string,
  rules: string,
): string => `The page has the field "${field}" and the button "Save".

${rules}

When all fields are valid and the visitor clicks "Save", the page shows "Welcome".`

const code = form(
  'Code',
  'The field "Code" must have 4 to 8 characters. If it has fewer than 4 or more than 8 characters, the page shows "Wrong code".',
)
const age = form(
  'Age',
  'The age must be a number from 18 to 120. If the age is under 18 or over 120, the message "Age is wrong" is shown.',
)
const amount = form(
  'Amount',
  'The amount must not exceed 500. If the amount is over 500, the message "Too much" is shown.',
)

const generated = (requirements: string) =>
  generateTests({ mode: 'generate', scope: 'full', format: 'standard', maxTestCases: 50, requirements })

test.each([
  ['the first sample', samples[0]?.text ?? '', 'Name must have 2 to 40 characters'],
  ['a length', code, 'Wrong code'],
  ['a range', age, 'Age is wrong'],
  ['an upper limit', amount, 'Too much'],
])(
  'where a limit and its message are two sentences, a case that looks for the message tests both: %s',
  (_, text, message) => {
    const { testCases, sentences, gaps } = generated(text)
    const matching = (sentences ?? []).filter(({ start, end }) => text.slice(start, end).includes(message))
    expect(matching).not.toEqual([])
    expect(matching.map(({ status }) => status)).toEqual(matching.map(() => 'tested'))
    const refs = matching.map(({ requirementRef }) => requirementRef)
    expect(
      gaps.filter(
        ({ requirementRef, technique }) => technique === 'Requirement' && refs.includes(requirementRef),
      ),
    ).toEqual([])
    const looking = testCases.filter(({ expectedResult }) => expectedResult?.includes(message))
    expect(looking.length).toBeGreaterThan(0)
    for (const { tags } of looking) expect(tags).toEqual(expect.arrayContaining(refs))
    expect(testCases.flatMap(({ steps = [] }) => steps.map(({ action }) => action)).join('\n')).not.toMatch(
      / under | over /,
    )
  },
)
