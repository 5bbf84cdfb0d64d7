import type { HTTPRequest } from '@cloudflare/puppeteer'
import type { Visitor } from './pages.ts'

/** What tests of projects do as their lead, on the page or beside it. */
export function projectsOf(lead: () => Visitor) {
  /** Asks the service as the person of the page, beside what the page does. */
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer: unknown = await lead().page.evaluate(
      async (how, where, what) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(where, {
          method: how,
          headers,
          ...(what && { body: JSON.stringify(what) }),
        })
        if (!response.ok) throw new Error(`${how} ${where}: ${await response.text()}`)
        return response.json()
      },
      method,
      path,
      body,
    )
    return answer as T
  }

  async function newProject(name: string, rest: object = {}): Promise<string> {
    const { organizations } = await ask<{ organizations: { organizationId: string }[] }>(
      'GET',
      '/api/organizations',
    )
    const organizationId = organizations[0]?.organizationId
    const made = await ask<{ projectId: string }>('POST', '/api/projects', { name, organizationId, ...rest })
    return made.projectId
  }

  const heading = () => lead().page.$eval('h1', (h1) => h1.textContent)
  const focused = () => lead().page.evaluate(() => document.activeElement?.textContent)
  const valueOf = (name: string) =>
    lead().page.$eval(`main [name="${name}"]`, (control) => (control as HTMLInputElement).value)
  const choose = async (of: string, act: string) => {
    await lead().press(`Actions for ${of}`)
    await lead().press(act)
  }

  /** Answers some requests of the page itself while `during` goes on; a text is sent as events. */
  async function answering(
    answer: (
      request: HTTPRequest,
    ) => { status: number; body: object | string; headers?: Record<string, string> } | undefined,
    during: () => Promise<void>,
  ) {
    const { page } = lead()
    const handle = (request: HTTPRequest) => {
      const made = answer(request)
      if (!made) return void request.continue()
      const { status, body, headers = {} } = made
      const isText = typeof body === 'string'
      void request.respond({
        status,
        headers,
        contentType: isText ? 'text/event-stream' : 'application/json',
        body: isText ? body : JSON.stringify(body),
      })
    }
    await page.setRequestInterception(true)
    page.on('request', handle)
    try {
      await during()
    } finally {
      page.off('request', handle)
      await page.setRequestInterception(false)
    }
  }

  return { ask, newProject, heading, focused, valueOf, choose, answering }
}

export const changes = (request: HTTPRequest) => request.method() === 'PATCH'
