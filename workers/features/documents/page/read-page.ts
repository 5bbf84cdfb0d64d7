import { decodeText, encodingOfPage } from '../../../../shared/domain/text/decode-text.ts'
import { isDriveSource } from '../../../../shared/domain/drive/source-address.ts'
import { checkTarget } from '../../../../shared/domain/targets/check-target.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { mayReachPrivate } from '../../../../shared/kernel/private-targets.ts'
import { ownHosts } from '../../../../shared/services/own-hosts.ts'
import { fileNotFound, notAPage, sourceUnavailable } from '../errors.ts'
import { keyOf } from '../keys.ts'
import type { FileRow } from '../store.ts'

const fetchTimeoutMs = 10_000
const mostBytes = 2 * 2 ** 20

const sentences = {
  refused:
    'The page that this file was fetched from leads to an address that must not be fetched. Ask for the text instead.',
  gone: 'The page that this file was fetched from is gone. Ask for the text that was read of it.',
  too_large: 'The page that this file was fetched from is too large to be shown. Ask for the text instead.',
} as const

/** The HTML of a file: as it was uploaded, or as the page that it was fetched from is now. Throws `notAPage` for what is neither. */
export async function readPage(context: Context, row: FileRow): Promise<string> {
  if (row.sourceUrl && !isDriveSource(row.sourceUrl)) return fetchSource(context, row.sourceUrl)
  if (row.fileType !== 'html') throw notAPage()
  const object = await context.services.files.get(keyOf(row, 'original'))
  if (!object) throw fileNotFound()
  const bytes = new Uint8Array(await object.arrayBuffer())
  return decodeText(bytes, encodingOfPage(bytes)).text
}

async function fetchSource(context: Context, url: string): Promise<string> {
  const { pageFetcher, settings } = context.services
  const policy = { allowPrivate: mayReachPrivate(context), ownHosts: ownHosts(settings, context.origin) }
  const allows = (address: string) => checkTarget(address, policy).ok
  const fetched = await pageFetcher.fetchPage({
    url,
    allows,
    allowPrivate: policy.allowPrivate,
    mostBytes,
    timeoutMs: fetchTimeoutMs,
  })
  if (fetched.ok) return fetched.html
  if (fetched.reason === 'not_html') throw notAPage()
  throw fetched.reason === 'failed'
    ? sourceUnavailable()
    : sourceUnavailable({ message: sentences[fetched.reason] })
}
