import { type Pages, type Visitor, eventually } from './pages.ts'

export const sessions = '/api/public/test-cases/sessions'

export interface View {
  sessionId: string
  updatedAt: string
  title: string
  requirements: string
  testCases: { id: string; title: string; priority: string; steps?: { action: string }[] }[]
  gaps: { description: string }[]
}

export const text = 'The field "Name" must have 2 to 40 characters.\nThe page should load fast.'
export const titles = ['Short name', 'Long name', 'Empty name']

interface StepOf {
  id?: string
  action?: string | undefined
  /** Without it nothing is checked, and no browser can run the case. */
  expectedResult?: string
}

const caseOf = (
  title: string,
  index: number,
  { id = `TC-${String(index + 1).padStart(3, '0')}`, action = 'Open the page', expectedResult = '' }: StepOf,
) => ({ id, title, steps: [{ stepNumber: 1, action, expectedResult }] })

/** What tests of the generator ask of the service, beside the page, and how they come to a session. */
export function generatorOf(pages: Pages) {
  async function visitor() {
    const made = await pages.visitor()
    await made.page.setViewport({ width: 1280, height: 900 })
    return made
  }

  async function ask(path: string, options: { method?: string; body?: object; version?: string } = {}) {
    const response = await fetch(pages.origin() + path, {
      method: options.method ?? (options.body ? 'POST' : 'GET'),
      headers: {
        'content-type': 'application/json',
        ...(options.version && { 'if-match': `"${options.version}"` }),
      },
      ...(options.body && { body: JSON.stringify(options.body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }

  const stored = async (sessionId: string) => (await ask(`${sessions}/${sessionId}`)) as View

  /** A session with three cases, as an earlier visit left it. */
  async function newSession(
    named: readonly string[] = titles,
    about: object = {},
    caseAt: (at: number) => StepOf = () => ({}),
  ): Promise<string> {
    const body = { title: 'Sign-up', requirements: text, ...about }
    const { sessionId } = (await ask(sessions, { body })) as View
    const testCases = named.map((title, at) => caseOf(title, at, caseAt(at)))
    await ask(`${sessions}/${sessionId}`, { method: 'PATCH', body: { testCases } })
    return sessionId
  }

  async function opened(sessionId: string) {
    const somebody = await visitor()
    await somebody.open(`/#session=${sessionId}`)
    await somebody.sees('New text')
    return somebody
  }

  /** How the title of a case is stored. */
  const titleOf = async (sessionId: string, at = 0) => (await stored(sessionId)).testCases[at]?.title

  /** Somebody else changes the title of a case. */
  async function retitle(sessionId: string, id: string, title: string) {
    const { updatedAt, testCases } = await stored(sessionId)
    const body = { testCases: testCases.map((each) => (each.id === id ? { ...each, title } : each)) }
    await ask(`${sessions}/${sessionId}`, { method: 'PATCH', body, version: updatedAt })
  }

  return { visitor, ask, stored, titleOf, retitle, newSession, opened }
}

export async function until(seen: () => unknown, wanted: unknown) {
  await eventually(seen).toEqual(wanted)
}

/** Writes something else into a field of a case, as people do. */
export async function rewrite({ page }: Visitor, label: string, words: string) {
  const field = await page.locator(`::-p-aria([name="${label}"][role="textbox"])`).waitHandle()
  await field.focus()
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type(words)
}

export const shownTitles = ({ page }: Visitor) =>
  page.$$eval('textarea[aria-label^="Title:"]', (all) => all.map((each) => each.value))

export const notes = ({ page }: Visitor) =>
  page.$$eval('.toast p', (all) => all.map((each) => each.textContent ?? ''))

/** Ticks a case and deletes it. */
export async function remove(somebody: Visitor, id: string) {
  await somebody.page.locator(`::-p-aria([name="Tick ${id}"])`).click()
  await somebody.press('Delete')
}

export async function drop({ page }: Visitor, name: string, words: string) {
  await page.waitForSelector('#requirements')
  const dropIt = (called: string, content: string) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], called, { type: 'text/plain' }))
    const field = document.querySelector('#requirements')
    field?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
  }
  await page.evaluate(dropIt, name, words)
}
