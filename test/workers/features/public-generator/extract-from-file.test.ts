import { expect, test, vi } from 'vitest'
import { extractFromFile } from '../../../../workers/features/public-generator/extract-from-file.route.ts'
import { expectRefusal, newAddress, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

const form = (...files: [string, string | Uint8Array<ArrayBuffer>][]) => {
  const body = new FormData()
  for (const [name, content] of files) body.append('file', new File([content], name))
  return body
}

test('a text file comes back as text, with its figures', async () => {
  const body = form(['notes.txt', 'The name must have 2 to 40 characters.'])
  const response = await send(extractFromFile, {}, { body })
  expect(await response.json()).toEqual({
    text: 'The name must have 2 to 40 characters.',
    fileName: 'notes.txt',
    fileType: 'txt',
    characters: 38,
    warnings: [],
  })
})

test.each([
  ['an unknown type', form(['a.exe', 'MZ\u0000\u0000']), 415, 'uploads.unsupported'],
  ['a PDF that is none', form(['a.pdf', 'just text']), 415, 'uploads.type_mismatch'],
  ['an empty file', form(['a.txt', '']), 400, 'uploads.empty'],
])('%s is refused with a sentence', async (_, body, status, error) => {
  const answer = await refusal(send(extractFromFile, {}, { body }))
  expect(answer).toMatchObject({ status, error })
  expect(answer.message.length).toBeGreaterThan(15)
})

const field = new FormData()
field.append('file', 'text')

test.each([
  ['no file', new FormData(), 'Required'],
  ['two files', form(['a.txt', 'a'], ['b.txt', 'b']), 'Must be one file'],
  ['a text instead of a file', field, 'Must be one file'],
])('%s is refused with the place and the reason', async (_, body, message) => {
  await expectRefusal(send(extractFromFile, {}, { body }), 400, { details: [{ path: 'file', message }] })
})

test('a body of another type is 415, which says what to send', async () => {
  const sending = { body: '{"file":"x"}', headers: { 'content-type': 'application/json' } }
  await expectRefusal(send(extractFromFile, {}, sending), 415, {
    error: 'unsupported_media_type',
    message: expect.stringContaining('multipart/form-data'),
  })
})

test('a form that breaks off is refused with details as well', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  await expectRefusal(send(extractFromFile, {}, { body: '--x\r\nno form', headers }), 400, { path: '' })
})

test('a form with anything beside the file is refused with its names', async () => {
  const body = form(['a.txt', 'a b c'])
  body.append('ocr', 'true')
  await expectRefusal(send(extractFromFile, {}, { body }), 400, {
    details: [{ path: 'ocr', message: 'This field is not known here' }],
  })
})

test('a reader that dies is answered as a file that asks too much, and logged for the operator', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const extract = { extract: () => Promise.reject(new Error('exceeded memory')) }
  const api = deploy([extractFromFile], { EXTRACT: extract as never })
  const sending = { transport: api, body: form(['a.txt', 'a b c']) }
  await expectRefusal(send(extractFromFile, {}, sending), 413, 'uploads.too_large')
  expect(String(spy.mock.calls[0]?.[0])).toContain('exceeded memory')
  spy.mockRestore()
})

test('a file over 10 MB is refused and costs nothing', async () => {
  const headers = { 'cf-connecting-ip': newAddress() }
  const big = form(['big.txt', new Uint8Array(10 * 1024 * 1024 + 1).fill(97)])
  expect((await refusal(send(extractFromFile, {}, { body: big, headers }))).status).toBe(413)
  const small = await send(extractFromFile, {}, { body: form(['a.txt', 'a b c']), headers })
  expect(small.headers.get('ratelimit-remaining')).toBe('29')
})
