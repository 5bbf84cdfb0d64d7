import type { Browser, Page } from '@cloudflare/puppeteer'
import { inTime } from '../../../../shared/kernel/in-time.ts'
import type { EncodedChunk, EncoderFrame } from './encoder-page.ts'
import type { EncoderFunctions } from './encoder.injected.ts'
import { encoderSource } from './encoder.generated.ts'
import type { OutlineRequest } from './outline-page.ts'

/** A player seeks from key frame to key frame. */
const keyFrameEveryMs = 2000
/** Scheme https makes it a secure context, which WebCodecs needs; `.invalid` can never exist (RFC 6761). */
const encoderUrl = 'https://encoder.tracewright.invalid/'
const encoderHtml = '<!doctype html><title>Encoder</title>'

/** A tab that turns screencast pictures into VP8 and draws on pictures, so that neither takes time of the Worker. */
export interface EncoderTab {
  /** False when the tab has crashed or hung; nothing more will come from it. */
  isAlive: () => boolean
  /** Begins a new video; false when this browser cannot encode. */
  start: (size: { width: number; height: number }) => Promise<boolean>
  encode: (frames: EncoderFrame[], options?: { flush?: boolean }) => Promise<EncodedChunk[]>
  /** Returns a PNG in base64 with the place outlined. */
  outline: (request: OutlineRequest) => Promise<string>
}

/** Has one address answered for one page of ours, without the network. */
type Serve = (page: { url: string; frameId: string; html: string }) => void

const answerTimeoutMs = 20_000

/** Opens the tab in a browser context of its own: no page under test can reach it, share storage with it or see its address. */
export async function openEncoderTab(browser: Browser, serve: Serve): Promise<EncoderTab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  let alive = true
  const crashed = new Promise<never>((_resolve, reject) => {
    page.once('error', () => reject(new Error('The encoder tab crashed')))
  })
  crashed.catch(() => undefined)
  const ask = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await inTime(Promise.race([work, crashed]), answerTimeoutMs)
    } catch (error) {
      alive = false
      throw error
    }
  }
  serve({ url: encoderUrl, frameId: await mainFrameId(page), html: encoderHtml })
  await ask(page.goto(encoderUrl))
  const call = await ask(functionsIn(page))
  return {
    isAlive: () => alive,
    start: (size) => ask(call('start', size)),
    encode: (frames, { flush = false } = {}) => ask(call('encode', frames, flush, keyFrameEveryMs)),
    outline: (request) => ask(call('outline', request)),
  }
}

type Call = <Name extends keyof EncoderFunctions>(
  name: Name,
  ...args: Parameters<EncoderFunctions[Name]>
) => ReturnType<EncoderFunctions[Name]>

async function functionsIn(page: Page): Promise<Call> {
  const session = await page.createCDPSession()
  const { result } = await session.send('Runtime.evaluate', { expression: `(${encoderSource})()` })
  const { objectId } = result
  if (objectId === undefined) throw new Error('The encoder tab took no functions')
  const call = async (name: string, ...args: unknown[]): Promise<unknown> => {
    const answer = await session.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function (name, args) { return this[name](...args) }',
      arguments: [{ value: name }, { value: args }],
      returnByValue: true,
      awaitPromise: true,
    })
    const { exceptionDetails: failure } = answer
    if (failure) throw new Error(failure.exception?.description ?? failure.text)
    return answer.result.value as unknown
  }
  return call as Call
}

async function mainFrameId(page: Page): Promise<string> {
  const session = await page.createCDPSession()
  try {
    const { frameTree } = await session.send('Page.getFrameTree')
    return frameTree.frame.id
  } finally {
    await session.detach()
  }
}
