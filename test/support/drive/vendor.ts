import { type VendorAccount, newAccount } from './account.ts'
import { answerFiles, refusing } from './vendor-files.ts'
import { newGrants } from './vendor-grants.ts'

export const client = { id: 'tracewright-tests', secret: 'a secret between the vendor and us' }

/** Addresses of a vendor at an origin, as settings name them. */
export const settingsFor = (origin: string) => ({
  DRIVE_CLIENT_ID: client.id,
  DRIVE_CLIENT_SECRET: client.secret,
  DRIVE_AUTHORIZE_URL: `${origin}/authorize`,
  DRIVE_TOKEN_URL: `${origin}/token`,
  DRIVE_REVOKE_URL: `${origin}/revoke`,
  DRIVE_API_URL: `${origin}/drive/v3`,
})

/**
 * A vendor of drives, as far as its protocol shows: it asks people, gives out and takes back tokens, and answers for the drives of its accounts, some items
 * on a page. `failures` go before: each answers what it takes, as often as it says.
 */
export function newVendor({ mostOnPage = 3 } = {}) {
  const accounts = new Map<string, VendorAccount>()
  const grants = newGrants(client, accounts)
  const asked: { path: string; query: URLSearchParams; email: string | null }[] = []
  const failures: {
    takes: (url: URL, email: string | null) => boolean
    answer: () => Response | Promise<Response>
    times: number
  }[] = []

  function account(email = `${crypto.randomUUID()}@example.com`): VendorAccount {
    const known = accounts.get(email)
    if (known) return known
    const made = newAccount(email)
    accounts.set(email, made)
    return made
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const owner = grants.accountOf(request)
    asked.push({ path: url.pathname, query: url.searchParams, email: owner?.email ?? null })
    const failure = failures.find(({ times, takes }) => times > 0 && takes(url, owner?.email ?? null))
    if (failure) {
      failure.times--
      return failure.answer()
    }
    if (url.pathname === '/authorize') return askPerson(url)
    if (request.method === 'POST') {
      const form = new URLSearchParams(await request.text())
      return url.pathname === '/revoke' ? grants.revoke(form) : grants.token(form)
    }
    if (!owner) return refusing(401, 'authError')
    return answerFiles(owner, url, mostOnPage)
  }

  /** The page on which a person says yes or no. */
  function askPerson({ href }: URL): Response {
    const choices = [...accounts.keys()].map((email) => link(grants.agree(href, email), `Allow as ${email}`))
    const all = [...choices, link(grants.deny(href), 'Do not allow')].join('')
    const page = `<!doctype html><html lang="en"><title>Allow access</title><link rel="icon" href="data:,"><h1>Allow access to your drive?</h1>${all}`
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  const link = (to: string, text: string) => `<p><a href="${to.replaceAll('&', '&amp;')}">${text}</a></p>`

  /** Lets requests of an account, or by anybody, whose path a pattern takes fail some times. */
  const fail = (
    path: RegExp,
    failing: () => Response | Promise<Response>,
    { times = 1, email }: { times?: number; email?: string } = {},
  ) =>
    void failures.unshift({
      takes: ({ pathname }, of) => path.test(pathname) && (email === undefined || of === email),
      answer: failing,
      times,
    })

  return { ...grants, account, answer, asked, fail }
}

export type Vendor = ReturnType<typeof newVendor>
