import { expect, test } from 'vitest'
import { booking } from '../../../../support/booking-text.ts'
import { generateTests, type DesignRequest } from '../../../../../shared/domain/test-generation/index.ts'
import { readText } from '../../../../../shared/domain/test-generation/requirements/read-text.ts'

const extract = (rest: Partial<DesignRequest>) =>
  generateTests({ requirements: booking, mode: 'extract-requirements', ...rest })

test('an upload has a name and ids of its own, and one that repeats the requirements is read once', () => {
  const upload = extract({
    uploadedContent: 'Phone must have 5 to 15 characters.',
    uploadedFileName: 'more.txt',
  })
  expect(upload.requirements.at(-1)).toMatchObject({ id: 'REQ-008', source: 'more.txt' })
  expect(extract({ uploadedContent: `${booking}\n` }).requirements).toEqual(extract({}).requirements)
})

test('the context demands only what is read from it', () => {
  const { requirements, summary } = extract({
    context: 'Our shop is loved by its customers. "Nickname" must have 3 to 12 characters.',
  })
  expect(requirements.slice(7).map(({ source, sentence }) => [source, sentence])).toEqual([
    ['context', '"Nickname" must have 3 to 12 characters.'],
  ])
  expect(summary.requirements.context).toBe(2)
})

test('the page is opened where the text says that it is, and not at an address that is cited', () => {
  const first = (context: string) =>
    generateTests({ requirements: booking, context, mode: 'generate' }).testCases[0]?.steps?.[0]?.action
  expect(first('The page is at https://shop.example/booking.')).toBe('Open "https://shop.example/booking"')
  expect(first('See https://law.example/ for the law.')).toBe('Open the page')
})

test('identifiers of the author are kept', () => {
  const { requirements } = extract({ requirements: 'FR-12: "Name" must have 2 to 40 characters.' })
  expect(requirements[0]).toMatchObject({ id: 'FR-12', source: 'requirements, FR-12' })
})

test('other languages, binary content and endless words are not read, and named', () => {
  const german = 'Der Name muss zwischen 2 und 40 Zeichen lang sein und darf nicht leer bleiben.'
  const { summary, warnings, requirements } = extract({
    requirements: `"Name" must have 2 to 40 characters.\n\n${german}\n\n\u0000\u0001\u0002 binary\n\n${'x'.repeat(500)}\n`,
  })
  expect(summary.requirements).toMatchObject({ sentences: 4, notRead: 3 })
  expect(requirements.map(({ id }) => id)).toEqual(['REQ-001'])
  expect(warnings).toEqual([
    'Not read: language. 1 of 4 sentences of the text is in German; only English is read, so no test case rests on it.',
    expect.stringMatching(/^Not read: 1 of 4 sentences of the text holds control characters/),
    expect.stringMatching(/^Not read: 1 of 4 sentences of the text holds no words/),
  ])
})

test('what is more than is read at once is not read', () => {
  const text = 'The name must be short.\n\n'.repeat(5)
  const { sentences } = readText({ text, sourceName: 'requirements', allowance: { sentences: 3 } }, [])
  expect(sentences.map(({ kind, reason }) => reason ?? kind)).toEqual([
    'requirement',
    'requirement',
    'requirement',
    'more than is read at once',
    'more than is read at once',
  ])
})

test('descriptions of interfaces and code stand beside sentences, each with its own requirements', async () => {
  const { withCode } = await import('../../../../../shared/domain/test-generation/index.ts')
  const schema =
    '{"$schema":"x","type":"object","required":["id"],"properties":{"id":{"type":"integer","minimum":1}}}'
  const request = await withCode({
    requirements: `${booking}\n\n\`\`\`json\n${schema}\n\`\`\`\n`,
    codeContent: 'export function price(age: number) { if (age < 6) throw new Error("Too young"); return 5 }',
    codeLanguage: 'typescript',
    mode: 'generate' as const,
    maxTestCases: 200,
  })
  const { testCases, requirements } = generateTests(request)
  const actions = testCases.map(({ steps = [] }) => steps[0]?.action ?? '')
  expect(actions.some((action) => action.startsWith('Open the page'))).toBe(true)
  expect(actions.some((action) => action.startsWith('Validate the document'))).toBe(true)
  expect(actions.some((action) => action.startsWith('Call price with'))).toBe(true)
  expect(requirements.some(({ subcategory }) => subcategory === 'API property')).toBe(true)
  expect(requirements.at(-1)?.id).toMatch(/^CODE-/)
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
})
