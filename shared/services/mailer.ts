import { notConfigured } from '../kernel/errors.ts'
import { logNote } from './log.ts'
import { publicOrigin } from './own-hosts.ts'
import type { Settings } from './settings.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text; links stand on lines of their own. */
  text: string
}

/** Where mail goes: to a service that delivers it, into the log of a local process, or nowhere. */
export const mailPlaces = ['service', 'log', 'none'] as const

/** `sent` was taken by the mail service, `logged` stands in the log of a local process. */
export type Mailed = 'sent' | 'logged'

export interface Mailer {
  place: (typeof mailPlaces)[number]
  /** False where mail goes nowhere; what only works by mail refuses then, instead of promising one. */
  configured: boolean
  /** True where mail reaches its address, so that a link in it can prove whose the address is. */
  delivers: boolean
  /** Throws what the mail service throws; `not_configured` where there is none. */
  send: (mail: Mail) => Promise<Mailed>
}

/**
 * Mail by the Email Service binding `EMAIL`, from the address in `MAIL_FROM`. A local process writes mail to its log instead, links included, so that they can be followed. A deployment that
 * does not know its own address sends none: its links would lead wherever a request says.
 * Source: Cloudflare Email Service, Workers API.
 */
export function createMailer(
  settings: Pick<Settings, 'MAIL_FROM' | 'LOCAL' | 'OWN_HOSTS' | 'PUBLIC_ORIGIN'>,
  binding: SendEmail | undefined,
): Mailer {
  const { MAIL_FROM: from, LOCAL } = settings
  const hasAddress = publicOrigin(settings) !== null
  const isLogged = LOCAL && hasAddress
  if (binding && from !== '' && hasAddress) {
    return {
      place: 'service',
      configured: true,
      delivers: true,
      async send(mail) {
        await binding.send({ from, ...mail })
        return 'sent'
      },
    }
  }
  return {
    place: isLogged ? 'log' : 'none',
    configured: isLogged,
    delivers: false,
    async send(mail) {
      if (!isLogged) throw notConfigured({ message: 'This deployment sends no mail yet' })
      logNote({ kind: 'mail', ...mail })
      return 'logged'
    },
  }
}
