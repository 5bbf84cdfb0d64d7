import { expect, vi } from 'vitest'
import type { Mail } from '../../shared/services/mailer.ts'
import type { Operation } from '../../shared/kernel/operation.ts'
import { deploy } from './context.ts'

/** Operations in a deployment whose mail goes into a box. */
export function deployWithMail(operations: readonly Operation[], vars: Record<string, string> = {}) {
  const mails: (Mail & { from: string })[] = []
  const EMAIL = { send: (mail: Mail & { from: string }) => Promise.resolve(void mails.push(mail)) }
  const given = { MAIL_FROM: 'no-reply@tracewright.test', ...vars, EMAIL }
  const transport = deploy(operations, given as unknown as Record<string, string>)

  /** Mails that stand in no hurry: they are sent behind the answer. */
  const to = (address: string, count = 1) =>
    vi.waitFor(() => {
      const found = mails.filter((mail) => mail.to === address)
      expect(found).toHaveLength(count)
      return found
    })

  /** The token of the newest link that was mailed to an address. */
  const tokenTo = async (address: string, count = 1) => {
    const tokens = (await to(address, count)).map(({ text }) => /#token=(\S+)/.exec(text)?.[1])
    return tokens.findLast((token) => token !== undefined) ?? ''
  }
  return { transport, mails, to, tokenTo }
}
