import { z } from 'zod'
import { once } from '../domain/basics/once.ts'
import { plainText } from '../domain/retrieval/plain-text.ts'
import { askJson, ServiceFault } from './ask-json.ts'
import type { Settings } from './settings.ts'

/** A page as a search of the web tells of it. Nobody has opened the page: what is said here is all that is known. */
export interface WebResult {
  /** Of http or https, without a name or password in it. */
  url: string
  /** Both without marks of HTML, in one line. */
  title: string
  snippet: string
  /** When the page says that it appeared, in milliseconds since the epoch; null where it does not say. */
  publishedAt: number | null
}

export interface WebSearch {
  /** The first results, the best first; throws `ServiceFault` where there is no answer. */
  search: (question: string) => Promise<WebResult[]>
}

const mostResults = 8
const mostBytes = 2_000_000
const longest = { url: 2000, title: 300, snippet: 2000, question: 500 } as const

/** The configured search of the web, or undefined where there is none. */
export function createWebSearch(settings: Settings): WebSearch | undefined {
  if (settings.WEB_SEARCH !== 'searxng') return undefined
  return { search: (question) => askSearxng(settings, question) }
}

const Found = once(() => z.object({ results: z.array(z.unknown()) }))
const Result = once(() =>
  z.object({
    url: z.string().max(longest.url),
    title: z.string().nullish(),
    content: z.string().nullish(),
    publishedDate: z.string().nullish(),
  }),
)

/** Source: SearXNG, "Search API": `GET /search?q=…&format=json`; its operator has to allow the format. */
async function askSearxng(
  { WEB_SEARCH_URL, SEARCH_SERVICE_TIMEOUT_SECONDS }: Settings,
  question: string,
): Promise<WebResult[]> {
  const address = new URL(`${WEB_SEARCH_URL.replace(/\/+$/, '')}/search`)
  address.searchParams.set('q', question.slice(0, longest.question).toWellFormed())
  address.searchParams.set('format', 'json')
  const timeoutMs = SEARCH_SERVICE_TIMEOUT_SECONDS * 1000
  const answer = await askJson({ url: address.href, timeoutMs, mostBytes })
  const { success, data } = Found().safeParse(answer)
  if (!success) throw new ServiceFault('The search of the web answered with something else than results')
  const results = data.results.flatMap((one) => resultOf(one) ?? [])
  return [...new Map(results.map((result) => [result.url, result])).values()].slice(0, mostResults)
}

/** What strangers wrote, made safe to show; undefined where nothing is left to quote, or where the link does not lead to a page. */
function resultOf(given: unknown): WebResult | undefined {
  const { success, data } = Result().safeParse(given)
  if (!success) return undefined
  const url = pageAddress(data.url)
  const snippet = plainText(data.content ?? '')
    .slice(0, longest.snippet)
    .toWellFormed()
  if (url === undefined || snippet === '') return undefined
  const title = plainText(data.title ?? '')
    .slice(0, longest.title)
    .toWellFormed()
  const publishedAt = Date.parse(data.publishedDate ?? '')
  return { url, title, snippet, publishedAt: Number.isNaN(publishedAt) ? null : publishedAt }
}

function pageAddress(given: string): string | undefined {
  const address = URL.parse(given)
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  if (address.username !== '' || address.password !== '') return undefined
  return address.href
}
