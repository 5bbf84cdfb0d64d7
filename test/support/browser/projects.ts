import { type Answer, answeringOn } from './answering.ts'
import type { Visitor } from './visitor.ts'

/** What tests of projects do as their lead, on the page or beside it. */
export function projectsOf(lead: Visitor) {
  /** Asks the service as the person of the page, beside what the page does. */
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer: unknown = await lead.page.evaluate(
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

  const ownOrganization = async () =>
    (await ask<{ organizations: { organizationId: string }[] }>('GET', '/api/organizations')).organizations[0]
      ?.organizationId ?? ''

  /** Where a project is, as what belongs to it says. */
  async function newPlace(name: string, rest: object = {}) {
    const organizationId = await ownOrganization()
    const made = await ask<{ projectId: string }>('POST', '/api/projects', { name, organizationId, ...rest })
    return { projectId: made.projectId, organizationId }
  }
  const newProject = async (name: string, rest: object = {}) => (await newPlace(name, rest)).projectId
  const newBase = async (name: string) => {
    const organizationId = await ownOrganization()
    return (await ask<{ kbId: string }>('POST', '/api/knowledge-bases', { name, organizationId })).kbId
  }
  const newWebsite = async (name: string, rest: object = {}) =>
    (await ask<{ id: string }>('POST', '/api/websites', { name, ...rest })).id

  const heading = () => lead.page.$eval('h1', (h1) => h1.textContent)
  const focused = () => lead.page.evaluate(() => document.activeElement?.textContent)
  const valueOf = (name: string) =>
    lead.page.$eval(`main [name="${name}"]`, (control) => (control as HTMLInputElement).value)
  const choose = async (of: string, act: string) => {
    await lead.press(`Actions for ${of}`)
    await lead.press(act)
  }

  const answering = (answer: Answer, during: () => Promise<void>) => answeringOn(lead, answer, during)

  return {
    ask,
    ownOrganization,
    newPlace,
    newProject,
    newBase,
    newWebsite,
    heading,
    focused,
    valueOf,
    choose,
    answering,
  }
}
