import { expect, test } from 'vitest'
import { getFilePreview } from '../../../../workers/features/documents/get-file-preview.ts'
import { ask, expectRefusal, fetchApi } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, upload } from './support.ts'

const owner = await newOwner()
const base = await newBase(owner)

async function linkTo(fileName: string, content: BlobPart) {
  const { fileId } = await upload(base, { fileName, content }, owner)
  return (await ask(getFilePreview, { id: base, fileId }, owner)).url
}
const open = (url: string) => fetchApi(new Request(url))

test.each([
  ['terms.pdf', 'application/pdf', '%PDF-1.4\n%%EOF'],
  ['terms.html', 'text/plain; charset=utf-8', '<script>steal()</script>'],
  [
    'terms.eml',
    'text/plain; charset=utf-8',
    'From: a@example.com\r\nSubject: x\r\n\r\n<script>steal()</script>',
  ],
  ['terms.txt', 'text/plain; charset=utf-8', '<svg onload="steal()"/>'],
])('a link opens %s as %s, in a sandbox where nothing runs', async (fileName, mediaType, content) => {
  const response = await open(await linkTo(fileName, content))
  expect(await response.text()).toBe(content)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': mediaType,
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="${fileName}"; filename*=UTF-8''${fileName}`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
})

test('a link that somebody changed opens nothing', async () => {
  const url = await linkTo('secret.txt', 'The safe is behind the picture.')
  await expectRefusal(
    open(`${url.slice(0, -2)}${url.endsWith('AA') ? 'BB' : 'AA'}`),
    403,
    'files.link_refused',
  )
})
