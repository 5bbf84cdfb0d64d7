import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

function filesOf(text: string): unknown[] {
  return readDocument(text)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (fact.kind === 'field' ? [[fact.label, fact.constraints.file]] : []))
}

const text =
  'Tenants can attach a damage photo. Supported file types: HEIC and JPG. The size of the photo is limited to max. 8 MB. If the photo exceeds the maximum size, "Photo too large" appears. For an unsupported format the page shows "Only HEIC or JPG".'

describe('an upload that is told over several sentences', () => {
  test('takes its types and its size from sentences that name no input', () => {
    expect(filesOf(text)).toEqual([
      ['Damage photo', { types: ['HEIC', 'JPG'] }],
      ['Damage photo', { size: { tenths: 80, unit: 'MB' } }],
    ])
  })

  test('gets cases that a browser runs, each with the message of the text', () => {
    const { testCases } = designTests({ mode: 'generate', requirements: text, maxTestCases: 50 })
    const refused = testCases.filter(({ title }) => title.startsWith('Refused'))
    expect(refused.map(({ steps }) => steps?.at(-1)?.expectedResult)).toEqual([
      'The message "Only HEIC or JPG" is shown',
      'The message "Photo too large" is shown',
    ])
    expect(refused.every(({ automation }) => automation?.ready === true)).toBe(true)
  })

  test('answers "larger files" and "other formats" too', () => {
    const messages = readDocument(
      'Guests upload a passport scan. The scan must be a PDF or PNG file and may not be larger than 3 MB. For larger files "Too big" is shown. Files of another type are rejected with "PDF or PNG only".',
    ).flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.kind === 'message' ? [[fact.text, fact.violations]] : [])),
    )
    expect(messages).toEqual([
      ['Too big', ['above']],
      ['PDF or PNG only', ['format']],
    ])
  })

  test('is no input where two different things are uploaded', () => {
    expect(
      filesOf('Users upload a passport copy. Users upload a bank statement. The maximum size is 5 MB.'),
    ).toEqual([])
  })

  test('is none where a text only mentions files in a message', () => {
    expect(filesOf('If the upload fails, "PDF only, max. 5 MB" is shown.')).toEqual([])
  })
})
