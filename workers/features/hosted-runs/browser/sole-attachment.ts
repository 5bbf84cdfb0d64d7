import type { CDPSession } from '@cloudflare/puppeteer'
import { withoutCommonWorkers, followed } from './follow-targets.ts'

/**
 * Keeps puppeteer from attaching to shared and service workers, so that nobody but us lets them begin: it lets each go as soon as it hears of it, at times
 * before our guard has come. What it asked for at its start is asked for again without them, and what it asks for of each tab is asked for without them.
 */
export async function attachAloneToCommonWorkers(session: CDPSession): Promise<void> {
  const connection = session.connection()
  connection?.on('sessionattached', leaveOutCommonWorkers)
  await connection?.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'page', exclude: true }, ...withoutCommonWorkers, {}],
  })
}

function leaveOutCommonWorkers(session: CDPSession): void {
  const send = session.send.bind(session)
  session.send = ((method, params, options) => {
    const asked = params as { filter?: readonly object[] } | undefined
    const isOther = method === 'Target.setAutoAttach' && asked?.filter !== followed
    const filter = [...withoutCommonWorkers, ...(asked?.filter ?? [{}])]
    return send(method, (isOther ? { ...asked, filter } : params) as typeof params, options)
  }) as typeof session.send
}
