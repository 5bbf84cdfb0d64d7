import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import type { WebResult } from '../../../shared/services/web-search.ts'

/** What a search of the web tells of a page, in the form of a piece of a file. */
export interface WebPassage {
  result: WebResult
  text: string
  headings: string[]
  /** The host of the page: it takes the place of a file in what is said of it. */
  fileName: string
  fileId: string
  start: number
  updatedAt: number
}

interface Asked {
  question: string
  enableWebSearch: boolean
  /** What the question leaves out. */
  without: readonly string[]
}

export interface FoundOnWeb {
  passages: WebPassage[]
  warnings: string[]
}

const said = (...warnings: string[]): FoundOnWeb => ({ passages: [], warnings })

/** What the web says to a question that asks for it, by the configured search. Where there is none, or it fails, nothing, and why. Only what the search tells is taken: no page is opened. */
export async function webPassages(
  { services: { webSearch }, tenant, now, requestId }: Context,
  { question, enableWebSearch, without }: Asked,
): Promise<FoundOnWeb> {
  if (!enableWebSearch) return said()
  if (!webSearch) return said('The web was not asked: this deployment has no search for it (WEB_SEARCH).')
  // Strangers send nobody's questions out.
  if (!tenant) return said('The web was not asked: it is for people who are signed in.')
  try {
    const results = await webSearch.search(question)
    const kept = results.filter((result) => !saysAny(result, without))
    const passages = kept.map((result) => passageOf(result, now()))
    return passages.length > 0
      ? { passages, warnings: [] }
      : said('The web was asked, and its search found nothing.')
  } catch (error) {
    logError({ kind: 'search.web', requestId, error })
    return said('The search of the web did not answer: the answer is made of files alone.')
  }
}

const saysAny = ({ title, snippet }: WebResult, words: readonly string[]): boolean => {
  const text = `${title} ${snippet}`.toLowerCase()
  return words.some((word) => text.includes(word.toLowerCase()))
}

const passageOf = (result: WebResult, now: number): WebPassage => ({
  result,
  text: result.snippet,
  headings: result.title === '' ? [] : [result.title],
  fileName: new URL(result.url).hostname,
  fileId: result.url,
  start: 0,
  updatedAt: result.publishedAt ?? now,
})
