import { type Scope, isOfSite, scopeRefusal } from '../../../../shared/domain/crawling/scope.ts'
import { likeness } from '../../../../shared/domain/near-duplicates/index.ts'
import type { Surveyed } from '../../../../shared/services/fetched-pages.ts'
import type { Known, Picked } from './types.ts'

/** Texts that share less than this have nothing to do with each other. */
const unlike = 0.25
const wordsOfText = 40

type Page = Extract<Surveyed, { kind: 'page' }>

/** Why a page is left out that names another address as its own. */
export const awayTo = (canonical: string): string => `Its canonical address is ${canonical}.`

/**
 * Whether a page names another address of the site as its own, and that can be: where that one is no part of the base, or was read and says something else
 * altogether, the page is one by itself. Addresses of other sites are passed over: a copy of a site names the site it will be.
 */
export function isElsewhere(
  address: Pick<Picked, 'url'>,
  { canonical, fingerprint, words }: Page,
  { scope, known }: { scope: Scope; known: ReadonlyMap<string, Known> },
): boolean {
  if (canonical === null || isSamePage(canonical, address.url) || !isOfSite(canonical, scope)) return false
  if (scopeRefusal(canonical, scope) !== undefined) return false
  const target = known.get(canonical)
  if (!target) return true
  if (target.state === 'skipped' || target.state === 'gone') return false
  const isOther =
    words >= wordsOfText &&
    target.fingerprint !== null &&
    (likeness(target.fingerprint, fingerprint) ?? 1) < unlike
  return !isOther
}

/** Sites that have moved to https name their old addresses still: each page of them would be asked for three times. */
const isSamePage = (canonical: string, url: string): boolean =>
  canonical === url || (url.startsWith('https:') && canonical === `http:${url.slice('https:'.length)}`)

/**
 * Addresses that were left out for the sake of another one which has turned out to be no part of the base: they are judged anew, and are pages by themselves
 * then. What waits for a third one is no such outcome yet, so that circles of names come to an end.
 */
export const leftAlone = (known: ReadonlyMap<string, Known>): Known[] =>
  [...known.values()].filter((one) => {
    const target = known.get(awaitedBy(one) ?? '')
    const isOut = target?.state === 'gone' || target?.state === 'skipped'
    return isOut && awaitedBy(target) === undefined
  })

/** The address for whose sake one was left out. */
const awaitedBy = ({ state, canonical, reason }: Known): string | undefined =>
  state === 'skipped' && canonical !== null && reason?.startsWith(awayTo(canonical)) ? canonical : undefined
