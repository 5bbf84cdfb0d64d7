import { pause, untilDeadline } from './deadline.ts'
import { hasStayed, watchPage } from './page-watch.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const reasons: Record<string, string> = {
  ERR_CONNECTION_REFUSED: 'the server refuses the connection',
  ERR_NAME_NOT_RESOLVED: 'the host name is unknown',
  ERR_TOO_MANY_REDIRECTS: 'it redirects for ever',
  ERR_CONNECTION_RESET: 'the server closed the connection',
  ERR_CONNECTION_CLOSED: 'the server closed the connection',
  ERR_EMPTY_RESPONSE: 'the server sent nothing',
  ERR_CONNECTION_TIMED_OUT: 'the server does not answer',
  ERR_ADDRESS_UNREACHABLE: 'the server cannot be reached',
  ERR_INTERNET_DISCONNECTED: 'there is no network',
  ERR_BLOCKED_BY_CLIENT: 'the address is not allowed',
  ERR_ACCESS_DENIED: 'the address is not allowed',
  ERR_SOCKS_CONNECTION_FAILED:
    'the host name is unknown, nobody answers there, or the address is not allowed',
  ERR_UNSAFE_PORT: 'browsers do not use this port',
  ERR_FAILED: 'the request was stopped',
  ERR_ABORTED: 'it is a download, or the navigation was stopped',
}

/** Opens an address (http and https only), up to the parsed document. */
export async function openPage(run: StepRun, url: string): Promise<void> {
  const address = URL.canParse(url, run.baseUrl) ? new URL(url, run.baseUrl) : undefined
  if (!address)
    throw new StepFailure(
      'steps.navigation_failed',
      `“${url}” is no complete address, and the run has no base address.`,
    )
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw new StepFailure(
      'steps.target_refused',
      `Only http and https addresses can be opened, not “${address.protocol}”.`,
    )
  }
  await allow(run, address.href)
  await guard(
    address.href,
    () => run.page.goto(address.href, { waitUntil: 'domcontentloaded', timeout: left(run) }),
    run,
  )
}

export async function reloadPage(run: StepRun): Promise<void> {
  await guard(
    run.page.url(),
    () => run.page.reload({ waitUntil: 'domcontentloaded', timeout: left(run) }),
    run,
  )
}

export async function goBack(run: StepRun): Promise<void> {
  const before = run.page.url()
  const dialogs = watchPage(run.page).dialogs.length
  await guard(before, () => run.page.goBack({ waitUntil: 'domcontentloaded', timeout: left(run) }), run)
  if (run.page.url() === before && !hasStayed(watchPage(run.page), dialogs))
    throw new StepFailure('steps.navigation_failed', 'There is no page to go back to.')
}

function left(run: StepRun): number {
  return Math.max(run.deadlineMs - Date.now() - 100, 1)
}

async function guard(address: string, navigate: () => Promise<unknown>, run: StepRun): Promise<void> {
  const watch = watchPage(run.page)
  const dialogs = watch.dialogs.length
  let isOver = false
  // Where a leave warning is dismissed, the browser need not say that it goes nowhere.
  const staying = async () => {
    while (!isOver && !hasStayed(watch, dialogs)) await pause(50)
  }
  try {
    await untilDeadline(
      Promise.race([navigate(), staying()]),
      run.deadlineMs,
      `${address} did not load in time.`,
    )
  } catch (error) {
    if (hasStayed(watch, dialogs)) return
    if (error instanceof StepFailure) throw error
    const message = error instanceof Error ? error.message : ''
    // Bundlers rename classes, so the name of the error says nothing.
    if (/timeout of \d+ ms exceeded/i.test(message))
      throw new StepFailure('steps.timeout', `${address} did not load in time.`)
    const code = /net::(ERR_\w+)/.exec(message)?.[1]
    const reason = code === undefined ? 'the browser could not open it' : (reasons[code] ?? code)
    throw new StepFailure('steps.navigation_failed', `${address} cannot be opened: ${reason}.`)
  } finally {
    isOver = true
  }
}

async function allow(run: StepRun, address: string): Promise<void> {
  let reason: string | undefined
  try {
    const answer = await run.checkTarget?.(address)
    reason = answer?.ok === false ? answer.reason : undefined
  } catch (error) {
    reason = error instanceof Error ? error.message : 'The address is not allowed.'
  }
  if (reason !== undefined) throw new StepFailure('steps.target_refused', reason)
}
