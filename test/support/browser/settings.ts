import { once } from '../../../shared/domain/once.ts'
import type { Pages, Visitor } from './pages.ts'
import { bringSession, newDemo } from './sign-in.ts'

/** How tests of one file come to the settings, each in a browser of its own as the same owner of an organization. */
export function settingsOf({ origin, visitor }: Pages) {
  const owner = once(() => newDemo(origin()))
  async function demo(path = '/settings'): Promise<Visitor> {
    const somebody = await visitor()
    await bringSession(somebody.page, origin(), await owner())
    await somebody.open(path)
    await somebody.sees('Signed in as Demo')
    return somebody
  }
  return { owner, demo }
}

/** The button of their menu says the organization as well, which other tests change. */
export const menu = 'button[aria-label^="Menu of Demo"]'

export const valueOf = (somebody: Visitor, field: string) =>
  somebody.page.$eval(`main [name="${field}"]`, (control) => (control as HTMLInputElement).value)
