import type { Browser } from '@cloudflare/puppeteer'
import { Connection } from '@cloudflare/puppeteer/internal/cdp/Connection.js'
import puppeteer from '@cloudflare/puppeteer/internal/puppeteer-core.js'
import { isNobodys } from '../../../workers/features/hosted-runs/browser/own-answers.ts'
import { chromiumPath } from './chromium-path.ts'

const { prototype } = Connection as unknown as {
  prototype: {
    onMessage: (this: unknown, message: string) => Promise<void>
    _rawSend: (
      this: unknown,
      callbacks: unknown,
      method: string,
      params: unknown,
      sessionId?: string,
    ) => unknown
  }
}
const { onMessage, _rawSend } = prototype
prototype.onMessage = async function (message) {
  // Workers leave these answers out on the way; from Node they come in here.
  if (isNobodys(message)) return
  if (lateMs > 0) noteSession(message)
  await onMessage.call(this, message)
}
prototype._rawSend = function (...command) {
  const isLate = late.has(command[3] ?? '')
  return isLate ? inAWhile().then(() => _rawSend.apply(this, command)) : _rawSend.apply(this, command)
}

let lateMs = 0
const inAWhile = () => new Promise((resolve) => setTimeout(resolve, lateMs))
/** Sessions of the browser itself beside puppeteer's own, and those of the tabs, frames and workers that such a session is attached to. */
const roots = new Set<string>()
const late = new Set<string>()

function noteSession(message: string): void {
  const {
    method,
    sessionId = '',
    params,
  } = JSON.parse(message) as {
    method?: string
    sessionId?: string
    params?: { sessionId: string; targetInfo: { type: string } }
  }
  if (method !== 'Target.attachedToTarget' || !params) return
  if (params.targetInfo.type === 'browser') roots.add(params.sessionId)
  if (roots.has(sessionId) || late.has(sessionId)) late.add(params.sessionId)
}

interface Start {
  args?: string[]
  /** How much later than puppeteer tabs, frames and workers are told what others tell them, as on a busy machine. */
  lateMs?: number
  /** The program, and the environment that it gets in place of that of the tests. */
  program?: () => Promise<string>
  env?: Record<string, string>
}

/** Starts a real Chromium with the puppeteer that Workers use, from Node. */
export async function startBrowser({
  args = [],
  lateMs: tellAfterMs = 0,
  program = chromiumPath,
  env,
}: Start = {}): Promise<Browser> {
  lateMs = tellAfterMs
  const executablePath = await program()
  const launcher = puppeteer as unknown as { launch(options: object): Promise<Browser> }
  return await launcher.launch({
    executablePath,
    ...(env ? { env } : {}),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
}
