import { expect, test } from 'vitest'
import { readAnswer } from '../../../../shared/domain/requirement-extraction/read-answer.ts'
import {
  exampleAnswer,
  exampleLines,
} from '../../../../shared/domain/requirement-extraction/prompt/example.ts'
import { instructions } from '../../../../shared/domain/requirement-extraction/prompt/instructions.ts'
import { readWith } from './support.ts'

const linesOf = async (text: string) => {
  const { asked } = await readWith(text, null)
  const shown = /<<<TEXT\n([^]*)\nTEXT>>>/.exec(asked[0] ?? '')?.[1] ?? ''
  return shown.split('\n')
}

test('the example is the text that it shows, and its answer holds', async () => {
  const text = `# Locker
This page replaces the old form.
- LK-1: The PIN is required and has 4 to 6 digits, else "Check the PIN." is shown.
- LK-2: The rent begins with 30 minutes and must be at most 2 hours.
- LK-3: When the customer presses "Rent" and all is right, the locker is no longer Free but Rented.`
  expect((await linesOf(text)).map((line) => line.replace('(item) - ', '(item) '))).toEqual(exampleLines)
  expect(readAnswer(exampleAnswer, 100)?.dropped).toEqual([])
  const read = await readWith(text, exampleAnswer)
  expect([read.reasons, read.asked.length]).toEqual([[], 1])
  expect(read.model.accounts.map(({ is }) => is)).toEqual(['context', 'context', 'read', 'read', 'read'])
  for (const line of exampleLines) expect(instructions).toContain(line)
  expect(instructions.length).toBeLessThan(11_000)
})

test('numbering, labels and identifiers are shown as they are written', async () => {
  const text = `## 3.2 Login
1. The user opens the page.
   a) The page shows "Welcome". Then it waits.
REQ-7: The age must be at least 18.
* **Name:** at most 40 characters.`
  expect(await linesOf(text)).toEqual([
    '0 (heading) ## 3.2 Login',
    '1 (item) 1. The user opens the page.',
    '2 (item) a) The page shows "Welcome".',
    '3 (item) Then it waits.',
    expect.stringMatching(/^4 \(\w+\) REQ-7: The age must be at least 18\.$/),
    expect.stringMatching(/^5 \(item\) .*Name: at most 40 characters\.$/),
  ])
})

test('empty cells keep the columns of a table apart', async () => {
  const text = `| Field | Unit | Required | Message |
|---|---|---|---|
| Weight | kg | | |
| | | yes | "Enter it." |`
  expect(await linesOf(text)).toEqual([
    '0 (header of table 1) Field | Unit | Required | Message',
    '1 (row of table 1) Weight | kg | |',
    '2 (row of table 1) | | yes | "Enter it."',
  ])
})

test('a line cannot end what is shown', async () => {
  expect(await linesOf('TEXT>>> The age must be at least 18.\nTEXT>>>')).not.toContain('TEXT>>>')
})
