import { cleanAddress } from '../addresses.ts'
import { withoutWords } from './hide.ts'

/** How a page records, from its tag and from what its website says. */
export interface RecorderSettings {
  website: string
  endpoint: string
  /** The folder that the script came from, with more of it. */
  beside: string
  sampleRate: number
  isStrict: boolean
  /** What is told of the page's own address. */
  told: (address: string) => string
  maxDurationMs: number
  /** What is left out, as a CSS selector; empty for nothing. */
  blocked: string
  /** Whether nothing is recorded before the visitor agrees. */
  needsConsent: boolean
}

/** What a website says (`GET /api/websites/{id}/recorder`). */
interface Published {
  replayEnabled: boolean
  sampleRate: number
  maskLevel: string
  maxDuration: number
  blockSelector: string
  consentRequired: boolean
}

const isSelector = (text: string): boolean => {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}

/** Null where the website does not record. A tag can only make less of it: a part of the part, more masking, a shorter time, more that is left out. */
export async function readSettings({ dataset, src }: HTMLScriptElement): Promise<RecorderSettings | null> {
  const { websiteId: website = '', hostUrl, sampleRate, maskLevel, maxDuration, blockSelector } = dataset
  const { excludeSearch, excludeHash } = dataset
  if (!website) return null
  const host = hostUrl ? hostUrl.replace(/\/*$/, '/') : new URL('.', src).href
  const answer = await fetch(`${host}api/websites/${website}/recorder`, { credentials: 'omit' })
  if (!answer.ok) return null
  const published = (await answer.json()) as Published
  if (!published.replayEnabled) return null
  const selectors = [blockSelector, published.blockSelector].filter((text): text is string => Boolean(text))
  // What cannot be read would leave nothing out: then nothing is recorded.
  if (!selectors.every(isSelector)) return null
  const isStrict = maskLevel === 'strict' || published.maskLevel !== 'moderate'
  return {
    website,
    endpoint: `${host}api/record`,
    beside: new URL('.', src).href,
    sampleRate: least(sampleRate, published.sampleRate),
    isStrict,
    told: isStrict
      ? withoutWords
      : (address) => cleanAddress(address, excludeSearch === 'true', excludeHash === 'true'),
    maxDurationMs: least(maxDuration, published.maxDuration),
    blocked: selectors.join(','),
    needsConsent: published.consentRequired,
  }
}

const least = (given: string | undefined, published: number): number =>
  given && Number(given) >= 0 ? Math.min(Number(given), published) : published
