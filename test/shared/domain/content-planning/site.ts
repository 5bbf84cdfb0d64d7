import { type ReadFile, outlineOf } from '../../../../shared/domain/content-planning/index.ts'
import { readDocument } from '../../../../workers/extract/read-document.ts'

/** Pages of a site by their paths, as they are read. */
export async function read(pages: Readonly<Record<string, string>>): Promise<ReadFile[]> {
  return Promise.all(
    Object.entries(pages).map(async ([path, html]) => {
      const bytes = new TextEncoder().encode(html).buffer
      const fileName = path.split('/').at(-1) || 'index.html'
      const document = await readDocument({
        bytes,
        fileName: /\.\w+$/.test(fileName) ? fileName : `${fileName}.html`,
      })
      if (!document.ok) throw new Error(document.message)
      const { text, blocks } = document
      return { fileId: path, fileName, sourceUrl: `https://site.example/${path}`, text, blocks }
    }),
  )
}

export const outlined = async (pages: Readonly<Record<string, string>>) => (await read(pages)).map(outlineOf)

const words = 'amber river stone lantern maple violet harbour copper meadow winter signal orchard'.split(' ')
export const sentence = (seed: number, length = 11) =>
  `${Array.from({ length }, (_, at) => words[(seed * 7 + at * (seed + 3) + at * at) % words.length]).join(' ')} ${seed}.`

const around = (body: string) =>
  `<header><a href="/">Kitchen</a><nav><a href="/recipes/">Recipes</a> <a href="/team/">Team</a></nav></header>${body}
  <footer>All rights reserved by the kitchen</footer><div class="cookie-bar"><p>We use cookies to know you better.</p></div>`

/** A site of three kinds of pages, with overviews and a start page. */
export function kitchen(): Record<string, string> {
  const pages: Record<string, string> = {
    'index.html': around(`<h1>Welcome</h1><p>${sentence(1)}</p>`),
    'recipes/index.html': around(
      `<h1>Recipes</h1><ul>${[0, 1, 2, 3].map((n) => `<li><a href="soup-${n}.html">Soup ${n}</a></li>`).join('')}</ul>`,
    ),
    'about.html': around(`<h1>About us</h1><p>${sentence(2)}</p>`),
  }
  for (const n of [0, 1, 2, 3]) {
    pages[`recipes/soup-${n}.html`] = around(
      `<h1>Soup ${n}</h1><p>Serves: ${n + 2}</p><p>Level: ${n % 2 ? 'Easy' : 'Hard'}</p><h2>Ingredients</h2>
      <ul><li>${n + 1} leeks</li><li>${n + 2} onions</li></ul><h2>Method</h2><p>${sentence(n + 10)}</p>
      <p>Wash your hands before you begin to cook.</p>`,
    )
    pages[`team/p${n}.html`] = around(
      `<h1>Person ${n}</h1><table><tr><th>Room</th><td>${n}0${n}</td></tr><tr><th>Joined</th><td>${n + 1} May 2020</td></tr></table><p>${sentence(n + 30)}</p>`,
    )
  }
  return pages
}
