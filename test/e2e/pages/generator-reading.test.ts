import { expect, test } from 'vitest'
import { answeringOn } from '../../support/browser/answering.ts'
import { type View, generatorOf, sessions, until } from '../../support/browser/generator.ts'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { type Visitor, startPages } from '../../support/browser/pages.ts'

const pages = startPages()
const { ask, opened } = generatorOf(pages)

const order = 'If the order value exceeds 100 euros, the shipping fee is 0.'
const gallery = 'Parents are welcome to watch from the gallery.'

interface Reading {
  sentences: { marked: string; kinds: string[] }[]
}

/** Somebody who looks at how a sentence of their text was read. */
async function looking(sentence: string) {
  const made = (await ask('/api/public/test-cases/generate', {
    body: { requirements: `${order}\n${gallery}` },
  })) as View
  const somebody = await opened(made.sessionId)
  await somebody.press(sentence)
  await somebody.press('How this was read', 'What it demands')
  const read = async () => {
    const { sentences } = (await ask(`${sessions}/${made.sessionId}/reading`)) as Reading
    return sentences.find(({ marked }) => marked.includes(sentence.slice(0, 4)))
  }
  return { somebody, read, sessionId: made.sessionId }
}

async function choose({ page }: Visitor, label: string, value: string) {
  const list = await page.locator(`::-p-aria([name="${label}"][role="combobox"])`).waitHandle()
  await (list as unknown as { select: (value: string) => Promise<unknown> }).select(value)
}

/** The sentence as the dialog shows it, with the names of its marks. */
const line = ({ page }: Visitor) => page.$eval('.read-line', (place) => place.textContent)
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent)

test('how a sentence was read is shown in words, corrected word by word, and what it leaves open follows', async () => {
  const { somebody, read, sessionId } = await looking(gallery)
  expect(await line(somebody)).toBe(`Context${gallery}`)
  await somebody.press(`Select the clause: Context, ${gallery.slice(0, -1)}`)
  await somebody.sees('Words of a context are not marked, because nothing is tested of it.')
  await choose(somebody, 'As a clause', 'eff')
  await somebody.press('watch', 'Selected: “watch”')
  await choose(somebody, 'Within its clause', 'V')
  await choose(somebody, 'Another kind', 'permission')
  await somebody.press('Add')
  await until(() => line(somebody), 'EffectParents are welcome to watchVerb from the gallery.')
  expect(await barriersInBoth(somebody)).toEqual([])
  const before = (await ask(`${sessions}/${sessionId}`)) as View
  await somebody.press('Save', 'Saved.', 'added', 'A person corrected this sentence.')
  await until(() => focused(somebody), 'Save')
  expect(await read()).toMatchObject({
    marked: '{eff Parents are welcome to {V watch} from the gallery}.',
    kinds: ['permission'],
  })
  const after = (await ask(`${sessions}/${sessionId}`)) as View
  const about = (view: View) =>
    view.gaps.filter(({ description }) => description.includes(gallery.slice(0, -1)))
  expect([about(before).length, about(after).length]).toEqual([0, 1])
  await somebody.press('Read it automatically again', 'removed', 'Read automatically.')
  await until(() => line(somebody), `Context${gallery}`)
  await until(async () => about((await ask(`${sessions}/${sessionId}`)) as View).length, 0)
})

test('marks and kinds are taken away and brought back, by the keyboard alone', async () => {
  const { somebody } = await looking(order)
  const { keyboard } = somebody.page
  const asRead = await line(somebody)
  expect(asRead).toContain('ConditionIf the order valueField exceedsMore than 100Number eurosUnit')
  expect(await barriersInBoth(somebody)).toEqual([])
  expect(await somebody.sidewaysOnPhone()).toEqual([])
  await somebody.page.focus('.read-word')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await somebody.sees('Selected: “order value”')
  await somebody.press('Remove the marks')
  await until(() => line(somebody), asRead?.replace('order valueField', 'order value'))
  const [first] = await somebody.page.$$eval('.read-kinds button[aria-label]', (all) =>
    all.map((each) => each.getAttribute('aria-label') ?? ''),
  )
  await somebody.press(first ?? '')
  expect(await somebody.page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  await somebody.press('Reset')
  await until(() => line(somebody), asRead)
  await somebody.page.waitForSelector(`.read-kinds [aria-label="${first}"]`)
  await somebody.press('exceeds', 'Selected: “exceeds”')
  await somebody.press('Remove the marks')
  await keyboard.press('Escape')
  await until(() => focused(somebody), 'How this was read')
  await somebody.press(gallery)
  await somebody.press('How this was read', 'Context')
  await keyboard.press('Escape')
  await somebody.press(order)
  await somebody.press('How this was read', 'What it demands')
  await until(() => line(somebody), asRead?.replace('More than', ''))
})

test('what the service refuses stands at the sentence, and nothing marked is lost', async () => {
  const { somebody } = await looking(gallery)
  await somebody.press('gallery')
  await choose(somebody, 'As a clause', 'def')
  const marked = await line(somebody)
  const answers = [
    { status: 409, body: { error: 'sessions.busy', message: 'A run is still working on this session.' } },
    {
      status: 400,
      body: {
        error: 'validation.failed',
        message: 'Validation failed',
        details: [{ path: 'sentences.0.id', message: 'x: The text has no such sentence; read it again' }],
      },
    },
    'broken' as const,
  ]
  await answeringOn(
    somebody,
    (request) => (request.method() === 'PUT' ? answers.shift() : undefined),
    async () => {
      await somebody.press('Save', 'A run is still working on this session.')
      await somebody.press('Save', 'The text has no such sentence; read it again.')
      await somebody.press('Save')
      await somebody.misses('The text has no such sentence')
      await somebody.page.waitForSelector('.read [role="alert"]')
      expect(await line(somebody)).toBe(marked)
    },
  )
  await somebody.press('Save', 'Saved.')
  somebody.complaints.splice(0)
})
