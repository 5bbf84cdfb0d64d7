import { expect, test } from 'vitest'
import { readSources } from '../../../../../shared/domain/test-generation/requirements/read-sources.ts'

test('the end of a letter and what numbers a requirement demand nothing of their own', () => {
  const text = `From: Jane Doe <jane@example.org>
Subject: The password must have 8 characters

[REQ-7] The name must be unique.

| ID | Requirement | Priority |
|---|---|---|
| R-1 | The age must be at least 18. | High |

--\u0020
Jane Doe
Example Ltd., 12 High Street, London SW1A 1AA
+44 20 7946 0958
`
  const { read } = readSources({ requirements: text, mode: 'extract-requirements' })
  expect(read.map(({ requirement: { id, sentence } }) => [id, sentence])).toEqual([
    ['REQ-7', 'The name must be unique.'],
    ['R-1', 'The age must be at least 18.'],
  ])
  for (const { requirement } of read)
    expect(text.slice(requirement.start, requirement.end)).toBe(requirement.sentence)
})
