import { createHash } from 'node:crypto'
import { type NodeSite, startSite } from './node-site.ts'

interface Section {
  path: string
  title: string
  /** What each of its pages is called, and the labels that they show. */
  one: string
  labels: readonly string[]
  pages: number
}

const sections: readonly Section[] = [
  { path: 'courses', title: 'Courses', one: 'Course', labels: ['Teacher', 'Room', 'Price'], pages: 49 },
  { path: 'people', title: 'People', one: 'Member', labels: ['Office', 'Telephone'], pages: 49 },
  { path: 'recipes', title: 'Recipes', one: 'Dish', labels: ['Serves', 'Time'], pages: 49 },
  { path: 'branches', title: 'Branches', one: 'Branch', labels: ['Street', 'Opened'], pages: 49 },
  { path: 'events', title: 'Events', one: 'Evening', labels: ['Place', 'Entry', 'Host'], pages: 49 },
  { path: 'books', title: 'Books', one: 'Book', labels: ['Author', 'Shelf'], pages: 48 },
]

/** The start, an overview of each section, and the pages of the sections. */
export const pagesOfSite = 1 + sections.reduce((sum, { pages }) => sum + pages + 1, 0)

const syllables = 'ka lo mi ru te sa po ni ve du ga ro li ma tu se'.split(' ')
const bytesOf = (seed: string) => [...createHash('sha256').update(seed).digest()]
const wordOf = (byte: number, next: number) =>
  [byte % 16, byte >> 4, next % 16].map((at) => syllables[at] ?? '').join('')

/** Sentences of a page's own: no page is a copy of another. */
export const ownWords = (seed: string, sentences = 4): string =>
  Array.from({ length: sentences }, (_, nth) => {
    const bytes = bytesOf(`${seed} ${nth}`).slice(0, 12)
    return `${bytes.map((byte, at) => wordOf(byte, bytes[at + 1] ?? 0)).join(' ')}.`
  }).join(' ')

export const notice = 'We keep small files on your device to know you better.'
export const footer = 'The Old Town Society, founded by its members in 1911'

const around = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<div role="dialog" aria-label="Privacy"><p>${notice}</p><button>Agree</button></div>
<header><a href="/">Old Town</a><nav><ul>${sections.map(({ path, title: name }) => `<li><a href="/${path}/">${name}</a></li>`).join('')}</ul></nav></header>
<main>${body}</main><footer><p>${footer}</p></footer></body></html>`

const nameOf = (section: Section, nth: number) => `${section.one} ${wordOf(nth + 1, nth * 7)}`

/** A page of a section as its editors write it; `more` is what they have added since. */
export function detailPage(path: string, nth: number, more = ''): string {
  const section = sections.find((one) => one.path === path)
  if (!section) throw new Error(`The site has no section ${path}`)
  const title = nameOf(section, nth)
  const rows = section.labels.map((label, at) => `<dt>${label}</dt><dd>${valueOf(path, nth, at)}</dd>`)
  return around(
    title,
    `<h1>${title}</h1><dl>${rows.join('')}</dl><h2>About</h2><p>${ownWords(`${path} ${nth}`)}</p>${more}`,
  )
}

export const valueOf = (path: string, nth: number, label: number): string => {
  const [one = 0, other = 0] = bytesOf(`${path} ${nth} ${label}`)
  return `${wordOf(one, other)} ${one + other}`
}

export const detailPath = (path: string, nth: number) => `/${path}/${wordOf(nth + 1, nth * 7)}`

/** A website of 300 pages as an old system makes it: a menu, a notice and a footer on each, and six kinds of pages in their folders. */
export async function oldSite(): Promise<NodeSite> {
  const pages: Record<string, string> = {
    '/': around('Old Town', `<h1>Welcome to Old Town</h1><p>${ownWords('start')}</p>`),
  }
  for (const { path, title, pages: count } of sections) {
    const all = Array.from({ length: count }, (_, nth) => nth)
    const links = all.map((nth) => `<li><a href="${detailPath(path, nth)}">${title} ${nth + 1}</a></li>`)
    pages[`/${path}/`] = around(title, `<h1>${title}</h1><ul>${links.join('')}</ul>`)
    for (const nth of all) pages[detailPath(path, nth)] = detailPage(path, nth)
  }
  return startSite(pages)
}
