import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createExport } from '../../../../workers/features/website-files/create-export.ts'
import { openExport } from '../../../../workers/features/website-files/open-export.route.ts'
import { removeOldWebsiteFiles } from '../../../../workers/features/website-files/upkeep.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { ended, filledWebsite } from './support.ts'

const owner = await newOwner()

async function link() {
  const websiteId = await filledWebsite(owner)
  const { jobId } = await ask(createExport, { websiteId }, owner)
  const { url } = await ended(websiteId, jobId, owner)
  return { websiteId, jobId, token: url?.split('/').at(-1) ?? '' }
}

const filesOf = async (websiteId: string) =>
  (await env.FILES.list({ prefix: `websites/${websiteId}/` })).objects.length

test('a link that was changed opens nothing', async () => {
  const { token } = await link()
  const [name, ...rest] = token.split('.')
  const other = Buffer.from(`${crypto.randomUUID()}/${crypto.randomUUID()}`).toString('base64url')
  for (const forged of [`${name}.zzzzzzz.${rest[1]}`, [other, ...rest].join('.'), 'x'])
    expect(await refusedAs(openExport, { token: forged })).toBe('403 websites.link_refused')
})

test('a week later the file is gone, and its link says what to do', async () => {
  const { websiteId, token } = await link()
  expect(await filesOf(websiteId)).toBe(1)
  // At most a hundred at once, those of others included.
  const later = newContext({ now: () => Date.now() + 8 * 86_400_000 })
  while ((await removeOldWebsiteFiles(later)) > 0);
  expect(await filesOf(websiteId)).toBe(0)
  expect(await refusedAs(openExport, { token })).toBe('404 websites.file_not_found')
})

test('with its website a file goes at once', async () => {
  const { websiteId, token } = await link()
  await ask(deleteWebsite, { websiteId }, owner)
  await expect.poll(() => filesOf(websiteId), { timeout: 60_000 }).toBe(0)
  expect(await refusal(send(openExport, { token }))).toMatchObject({ status: 404 })
})
