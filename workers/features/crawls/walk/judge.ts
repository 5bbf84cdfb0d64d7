import { readDirectives } from '../../../../shared/domain/crawling/directives.ts'
import { fileNameOf } from '../../../../shared/domain/crawling/file-name.ts'
import { nearCopyOf } from '../../../../shared/domain/crawling/near-copies.ts'
import { normalAddress } from '../../../../shared/domain/crawling/normal-address.ts'
import { robotName } from '../../../../shared/domain/crawling/robot.ts'
import { type Scope, isIncluded, isOfSite } from '../../../../shared/domain/crawling/scope.ts'
import type { Surveyed } from '../../../../shared/services/fetched-pages.ts'
import type { FetchedBytes, NotFetched } from '../../../../shared/services/page-fetcher.ts'
import { awayTo, isElsewhere } from './canonical.ts'
import type { Known, Picked, Verdict } from './types.ts'

/** Two misses and a page is gone: one may be a mishap of its server. */
const mostMisses = 2
/** An address that fails is tried again behind the others of its depth. */
const mostTries = 2
const behindOthers = 1_000_000

type Page = Extract<Surveyed, { kind: 'page' }>
type Document = Extract<Surveyed, { kind: 'document' }>

/** What else is known when a visit is judged. */
export interface View {
  scope: Scope
  known: ReadonlyMap<string, Known>
  now: number
}

/** What follows from an address that was not asked for; an outage takes nothing from a base. */
export const judgeRefusal = (address: Picked, refusal: string, isOutage = false): Verdict =>
  isOutage ? skipped(address, refusal) : left(address, refusal)

/** What follows from an answer that is nothing to be read. */
export function judgeFailure(address: Picked, failure: NotFetched, { scope, now }: View): Verdict {
  const verdict = judgeAnswer(address, failure, scope)
  return { ...verdict, change: { fetchedAt: now, ...verdict.change } }
}

function judgeAnswer(address: Picked, failure: NotFetched, scope: Scope): Verdict {
  if (failure.reason === 'unchanged') return { address, change: unchanged, met: [] }
  if (failure.reason === 'moved') return moved(address, failure.to, scope)
  if (failure.reason === 'gone') return missed(address, 'Its server says that there is no such page.')
  if (failure.reason === 'failed' || failure.reason === 'late') return failedFor(address, failure)
  const reason = {
    refused: 'It must not be fetched.',
    too_large: 'It is larger than what of its kind can be read.',
    unwanted: 'What is there is neither a page nor a document that can be read.',
    busy: 'Its server asks to come later.',
  }[failure.reason]
  return skipped(address, reason)
}

const unchanged = { state: 'unchanged' as const, reason: null, misses: 0, tries: 0 }

function moved(address: Picked, to: string, scope: Scope): Verdict {
  const target = normalAddress(to, address.url)
  if (target === undefined) return left(address, 'It leads to no address of a page.')
  if (target === address.url) return left(address, 'It leads to itself.')
  if (!isOfSite(target, scope))
    return left(address, `It leads to another site: ${target}. Start a crawl there to have that one.`)
  return { ...left(address, `It leads to ${target}.`), met: [{ url: target, depth: address.depth }] }
}

function failedFor(
  address: Picked,
  failure: Extract<NotFetched, { reason: 'failed' | 'late' }> | NotFetched,
): Verdict {
  const tries = address.tries + 1
  if (tries < mostTries) {
    const ordinal = address.ordinal + behindOthers
    return { address, change: { state: 'found', tries, ordinal }, met: [] }
  }
  if (failure.reason !== 'failed') return skipped(address, 'Its server did not answer in time.')
  return skipped(
    address,
    failure.status === 0
      ? 'Its server does not answer.'
      : `Its server answers with status ${failure.status}.`,
  )
}

/** It is not read this time; what was read of it before stays. */
const skipped = (address: Picked, reason: string): Verdict => ({
  address,
  change: { state: 'skipped', reason },
  met: [],
})

/** It is not to be part of the base: what was read of it before leaves the index when that is found out twice. */
function left(address: Picked, reason: string): Verdict {
  const misses = address.misses + 1
  if (address.fileId === null) return { address, change: { state: 'skipped', reason, misses }, met: [] }
  if (misses >= mostMisses)
    return {
      address,
      change: { state: 'skipped', reason: `${reason} It left the index.`, misses, ...forgotten },
      met: [],
      removes: true,
    }
  const told = `${reason} It leaves the index should the next crawl find the same.`
  return { address, change: { state: 'skipped', reason: told, misses }, met: [] }
}

/** Its server knows it no more. */
function missed(address: Picked, reason: string): Verdict {
  const verdict = left(address, reason)
  const isGone = address.misses + 1 >= mostMisses
  return isGone ? { ...verdict, change: { ...verdict.change, state: 'gone' } } : verdict
}

const forgotten = { fileId: null, hash: null, fingerprint: null, etag: null, lastModified: null }

/** What follows from what was found at an address. */
export function judgeFile(
  address: Picked,
  { fetched, surveyed }: { fetched: FetchedBytes; surveyed: Surveyed },
  view: View,
): Verdict {
  const verdict =
    surveyed.kind === 'other'
      ? left(address, surveyed.message)
      : surveyed.kind === 'page'
        ? judgePage(address, { fetched, page: surveyed }, view)
        : judgeDocument(address, { fetched, document: surveyed }, view)
  // Validators are those of what the base holds: what was left out would be taken for it as long as it does not change.
  const { state } = verdict.change
  const { etag, lastModified } = state === 'skipped' ? address : fetched
  return { ...verdict, change: { etag, lastModified, fetchedAt: view.now, ...verdict.change } }
}

function judgeDocument(
  address: Picked,
  { fetched, document }: { fetched: FetchedBytes; document: Document },
  view: View,
): Verdict {
  const { noindex } = readDirectives([fetched.robots ?? ''], robotName)
  if (noindex) return left(address, asksNotTo)
  if (!isIncluded(address.url, view.scope)) return left(address, forLinks)
  const facts = { hash: document.hash, title: null, fingerprint: null, canonical: null }
  return kept(address, { facts, fileType: document.fileType, bytes: fetched.bytes }, view)
}

const asksNotTo = 'It asks not to become part of an index (noindex).'
const forLinks = 'It was read for its links alone: none of the patterns to include takes it.'

function judgePage(
  address: Picked,
  { fetched, page }: { fetched: FetchedBytes; page: Page },
  view: View,
): Verdict {
  const { noindex, nofollow } = readDirectives([fetched.robots ?? '', ...page.robots], robotName)
  const { title, canonical, hash, fingerprint } = page
  const links = nofollow ? [] : page.links
  const met = [...links, ...(page.refresh === null ? [] : [page.refresh])].map((url) => ({
    url,
    depth: address.depth + 1,
  }))
  const facts = { title, canonical, hash, fingerprint }
  const refusal = noindex ? asksNotTo : pageRefusal(address, page, view)
  const own = refusal === undefined ? undefined : left(address, refusal)
  const verdict = own ?? kept(address, { facts, fileType: 'html', bytes: fetched.bytes }, view)
  const canonicals = isElsewhere(address, page, view) ? [{ url: canonical ?? '', depth: address.depth }] : []
  const shown = own ? { title, canonical } : {}
  return { ...verdict, change: { ...shown, ...verdict.change }, met: [...canonicals, ...met] }
}

function pageRefusal(address: Picked, page: Page, view: View): string | undefined {
  if (!isIncluded(address.url, view.scope)) return forLinks
  if (page.canonical !== null && isElsewhere(address, page, view)) return awayTo(page.canonical)
  if (page.words === 0) return 'It shows no text, unless its scripts run.'
  const near = nearCopyOf({ ...page, url: address.url }, keptPages(address, view))
  return near && near.hash !== page.hash ? `It says nearly the same as ${near.url}.` : undefined
}

const keptPages = ({ url }: Picked, { known }: View) =>
  [...known.values()].flatMap((one) =>
    one.url !== url && one.fileId !== null && one.title !== null && one.fingerprint !== null
      ? [{ url: one.url, title: one.title, fingerprint: one.fingerprint, hash: one.hash }]
      : [],
  )

interface Readable {
  facts: Pick<Known, 'title' | 'hash' | 'fingerprint' | 'canonical'>
  fileType: string
  bytes: Uint8Array
}

function kept(address: Picked, { facts, fileType, bytes }: Readable, { known }: View): Verdict {
  const same = [...known.values()].find(
    ({ url, fileId, hash }) => url !== address.url && fileId !== null && hash === facts.hash,
  )
  if (same) return left(address, `It says the same as ${same.url}.`)
  if (address.fileId !== null && address.hash === facts.hash)
    return { address, change: { ...unchanged, ...facts }, met: [] }
  const keep = { sourceUrl: address.url, fileName: fileNameOf(address.url, fileType), bytes }
  return {
    address,
    change: { ...facts, state: 'fetched', reason: null, misses: 0, tries: 0 },
    met: [],
    keep,
  }
}
