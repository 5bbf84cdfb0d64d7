import type { TextColumn } from '../event.ts'

type Texts = Partial<Record<TextColumn, string>>

const campaign = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_term: 'utmTerm',
} as const

/** What advertising networks put on the links that they are paid for. */
const clickIds = ['gclid', 'msclkid', 'ttclid', 'li_fat_id', 'twclid', 'fbclid']

/** Resolves an address or a path; null for what is neither. */
export function addressOf(text: string | undefined): URL | null {
  if (text === undefined || text === '') return null
  return URL.canParse(text, 'https://localhost') ? new URL(text, 'https://localhost') : null
}

const bare = (hostname: string) => hostname.replace(/^www\./, '')

/** What the address of a page says: its path with the hash, its query, and the campaign that led there. */
export function readPage(url: URL | null): Texts {
  if (!url) return {}
  const texts: Texts = { path: `${url.pathname}${url.hash}`, query: url.search.slice(1) }
  for (const [name, column] of Object.entries(campaign)) {
    const value = url.searchParams.get(name)
    if (value) texts[column] = value
  }
  const clickId = clickIds.find((name) => url.searchParams.has(name))
  if (clickId) texts.clickId = clickId
  return texts
}

/** Where a visitor came from; of a page of the website itself there is no domain. */
export function readReferrer(referrer: URL | null, hostname: string): Texts {
  if (!referrer) return {}
  const isOwn = referrer.hostname === 'localhost' || bare(referrer.hostname) === bare(hostname)
  return { referrer: referrer.pathname, ...(!isOwn && { domain: bare(referrer.hostname) }) }
}
