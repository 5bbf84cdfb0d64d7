import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { readFileRule } from '../../../../shared/domain/requirements/facts/fields/file-rules.ts'
import { allowed, satisfies } from '../../../../shared/domain/test-design/check/satisfies.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

describe('a rule about files', () => {
  test.each([
    [
      'The photo must be a JPG or PNG file of at most 5 MB',
      { types: ['JPG', 'PNG'], size: { tenths: 50, unit: 'MB' } },
    ],
    ['file, JPG or PNG, at most 5 MB', { types: ['JPG', 'PNG'], size: { tenths: 50, unit: 'MB' } }],
    ['uploads up to 2.5 MiB', { size: { tenths: 25, unit: 'MB' } }],
    ['attachments: .pdf, .docx', { types: ['PDF', 'DOCX'] }],
    ['documents smaller than 10 KB', { size: { tenths: 99, unit: 'KB' } }],
  ])('“%s”', (text, expected) => expect(readFileRule(text)).toEqual(expected))
  test.each(['The export is a PDF', 'at most 5 MB', 'a photo of the damage', 'a file of at most 1e400 MB'])(
    '“%s” gives none',
    (text) => expect(readFileRule(text)).toBeUndefined(),
  )
})

describe('an upload', () => {
  const { testCases } = designTests({
    requirements:
      'The form has the fields Name and Photo. The photo must be a JPG or PNG file of at most 5 MB. If the file is of another type, "Only JPG and PNG" is shown. If the photo is larger than 5 MB, "Too large" is shown. After a successful upload the page shows "Saved".',
    mode: 'agentic',
    maxTestCases: 200,
  })
  const outcome = (literal: string) =>
    testCases
      .filter(({ steps = [] }) => steps.some(({ testData }) => testData === `Photo=${literal}`))
      .map(({ expectedResult }) => expectedResult)
  test('is tried with each type, another type, the largest size and the first that is too large by 1,000 as by 1,024', () => {
    expect(outcome('photo.png (1 MB)')).toEqual(['"Saved" is visible'])
    expect(outcome('document.txt (1 MB)')).toEqual(['The message "Only JPG and PNG" is shown'])
    expect(outcome('photo.jpg (5 MB)')).toEqual(['"Saved" is visible'])
    expect(outcome('photo.jpg (5.3 MB)')).toEqual(['The message "Too large" is shown'])
  })
  test('is a step that a run can take, with a file of that name and exactly that size', () => {
    const attached = testCases.flatMap(({ steps = [], automation }) =>
      steps.filter(({ action }) => action.startsWith('Attach')).map(({ action }) => ({ action, automation })),
    )
    expect(attached.length).toBeGreaterThan(3)
    for (const { automation } of attached) expect(automation?.ready).toBe(true)
    const [largest] = attached.filter(({ action }) => action.includes('of 5 MB'))
    expect(compileStep({ action: largest?.action ?? '', expectedResult: '' }, {}).actions).toMatchObject([
      { action: 'upload', files: [{ name: 'photo.jpg', mediaType: 'image/jpeg', sizeBytes: 5_000_000 }] },
    ])
  })
})

describe('the checker reads type and size of a file from the literal', () => {
  const file = { types: ['JPG'], size: { tenths: 50, unit: 'MB' } }
  test.each([
    ['photo.jpg (5 MB)', true],
    ['photo.jpg (5000 KB)', true],
    ['photo.jpg (5.1 MB)', false],
    ['photo.png (1 MB)', false],
    ['photo.jpg', false],
    ['jpg', false],
  ])('%s', (literal, good) => expect(allowed(literal, { file })).toBe(good))
  test('a size counts only for the boundary that it is', () => {
    expect(satisfies('a.jpg (5.1 MB)', { kind: 'fileSize', tenths: 51, unit: 'MB' })).toBe(true)
    expect(satisfies('a.jpg (5 MB)', { kind: 'fileSize', tenths: 51, unit: 'MB' })).toBe(false)
    expect(satisfies('', { kind: 'fileType', types: ['JPG'], among: false })).toBe(false)
  })
})

describe('a value outside a list', () => {
  const entered = (requirements: string) =>
    designTests({ requirements, mode: 'agentic' }).testCases.flatMap(({ steps = [] }) =>
      steps.flatMap(({ action }) => (/^(?:Enter|Select)/.test(action) ? [action] : [])),
    )
  test('is typed where a message answers it', () => {
    const actions = entered('VAT rate must be one of 0, 7 or 19; otherwise "Wrong rate" is shown.')
    expect(actions).toContain('Enter "20" in the "VAT rate" field')
  })
  test('is not tried with a selection', () => {
    const actions = entered(
      'Country is a dropdown with the values Germany and Austria. If no country is selected, "Choose one" is shown.',
    )
    expect(actions.filter((action) => !/"(?:Germany|Austria)"/.test(action))).toEqual([])
  })
})
