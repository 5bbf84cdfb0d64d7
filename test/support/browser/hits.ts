import { expect } from 'vitest'
import { browserAgent } from '../browser-agent.ts'
import { eventually, type startLead } from './pages.ts'

export const otherAgent = browserAgent.replace(/Chrome\/\S+ Safari\/\S+/, 'Gecko/20100101 Firefox/140.0')

/** What tests of a website's figures do beside the page, and how they read the page. */
export function hitsOf({ pages, lead, ask }: ReturnType<typeof startLead>, of: () => string) {
  /** Sends what a page of the website tells, as a person's browser does. */
  async function hit(payload: object, { agent = browserAgent, type = 'event' } = {}) {
    const response = await fetch(`${pages.origin()}/api/collect`, {
      method: 'POST',
      headers: { 'user-agent': agent },
      body: JSON.stringify({ type, payload: { website: of(), ...payload } }),
    })
    expect(response.ok).toBe(true)
  }
  const received = (many: number) =>
    eventually(() => ask('GET', `/api/websites/${of()}/ledger`)).toMatchObject({ received: many })
  /** What a figure is, by its name. */
  const figure = (name: string) =>
    lead.page.$$eval(
      '.totals > div',
      (all, wanted) =>
        all.find((one) => one.querySelector('dt')?.textContent === wanted)?.querySelector('dd')?.textContent,
      name,
    )
  const figureIs = (name: string, value: string) => eventually(() => figure(name)).toBe(value)
  return { hit, received, figure, figureIs }
}
