import { compileStep } from '../../prose-steps/compile-step.ts'
import type { TestStep } from '../../test-cases/schema.ts'
import type { WritingRequest } from '../types.ts'

/** Where steps may go and what they may use. */
export interface Reach {
  /** What relative addresses refer to. */
  baseUrl: string
  origins: ReadonlySet<string>
  secrets: ReadonlySet<string>
}

/** Stands for the page of a request that names none. */
const nowhere = 'http://page.invalid/'
const addresses = /https?:\/\/[^\s"'<>)\]]{1,400}/gi
/** Without one of these a step names no address. */
const addressMarks = /[/\\:]/
const secretMark = /%([A-Z][A-Z0-9_]*)%/g
/** The day of the run, which is no secret. */
const today = 'TODAY'

/** The reach of a request: the origins of its pages, without pages those that its sentences name. */
export function reachOf({
  pages = [],
  sentences,
  secrets = [],
}: Pick<WritingRequest, 'pages' | 'sentences' | 'secrets'>): Reach {
  const baseUrl = absolute(pages[0]?.url ?? '', nowhere) ?? nowhere
  const written =
    pages.length > 0
      ? pages.map(({ url }) => url)
      : sentences.flatMap(({ text }) => [...text.slice(0, 4000).matchAll(addresses)].map(([url]) => url))
  const origins = [baseUrl, ...written].flatMap((url) => originOf(url, baseUrl) ?? [])
  return { baseUrl, origins: new Set(origins), secrets: new Set([...secrets, today]) }
}

/** Why steps reach further than they may, in one sentence; undefined where they do not. */
export function beyondReach(steps: readonly TestStep[], reach: Reach): string | undefined {
  for (const step of steps) {
    const { action, expectedResult, testData = '' } = step
    const secret = [...`${action}\n${expectedResult}\n${testData}`.matchAll(secretMark)].find(
      ([, name = '']) => !reach.secrets.has(name),
    )?.[0]
    if (secret !== undefined) return `It uses ${secret}, which is no secret of this request.`
    const origin = addressMarks.test(`${action}${testData}`) ? openedBeyond(step, reach) : undefined
    if (origin !== undefined) return `It opens ${origin}, which is another origin than that of the page.`
  }
  return undefined
}

function openedBeyond(step: TestStep, { baseUrl, origins }: Reach): string | undefined {
  const { actions } = compileStep({ ...step, expectedResult: '' }, { baseUrl })
  return actions
    .flatMap((done) => ('url' in done ? (originOf(done.url, baseUrl) ?? done.url) : []))
    .find((origin) => !origins.has(origin))
}

const originOf = (url: string, baseUrl: string): string | undefined => {
  const whole = absolute(url, baseUrl)
  return whole === undefined ? undefined : new URL(whole).origin
}

const absolute = (url: string, baseUrl: string): string | undefined => URL.parse(url, baseUrl)?.href
