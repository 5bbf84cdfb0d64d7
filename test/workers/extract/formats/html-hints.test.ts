import { expect, test } from 'vitest'
import { readDocument } from '../../../../workers/extract/read-document.ts'

async function hintsOf(html: string) {
  const read = await readDocument({ bytes: new TextEncoder().encode(html).buffer, fileName: 'page.html' })
  if (!read.ok) throw new Error(read.message)
  return read.blocks.map(({ start, end, hints = {} }) => {
    const told = Object.entries(hints).filter(([name]) => name !== 'place')
    return [read.text.slice(start, end), told.length > 0 ? Object.fromEntries(told) : undefined]
  })
}

test('blocks are of one place where their elements and those around them have one look', async () => {
  const html =
    '<div class="flex"><div class="bold">Ann</div><div>3 May</div><div>4 min</div></div><p>One</p><p>Two</p><div class="grid"><div>3 May</div></div>'
  const read = await readDocument({ bytes: new TextEncoder().encode(html).buffer, fileName: 'page.html' })
  const [name, date, time, one, two, other] = read.ok ? read.blocks.map(({ hints }) => hints?.place) : []
  expect(new Set([name, date, other]).size).toBe(3)
  expect(time).toBe(date)
  expect([one, two]).toEqual([undefined, undefined])
})

test('a block knows the part of the page that it stands in; what is within the content is no header of the page', async () => {
  const html =
    '<header>Shop</header><nav>Menu</nav><main><article><header>By Ann</header></article></main><div class="cookie-bar">Cookies?</div><footer>End</footer>'
  const regions = (await hintsOf(html)).map(([text, hints]) => [
    text,
    (hints as { region?: string } | undefined)?.region,
  ])
  expect(regions).toEqual([
    ['Shop', 'header'],
    ['Menu', 'navigation'],
    ['By Ann', undefined],
    ['Cookies?', 'notice'],
    ['End', 'footer'],
  ])
})

test('it knows the names around it, its links and its parts, and not how it looks', async () => {
  const html =
    '<div class="mt-4 bio"><p class="lead">By <span itemprop="author">Ann</span>, <a href="/x">more</a> on <time>1 May</time></p></div>'
  expect(await hintsOf(html)).toEqual([
    [
      'By Ann, more on 1 May',
      {
        within: ['bio', 'lead'],
        links: [{ text: 'more', href: '/x' }],
        parts: [
          { text: 'Ann', name: 'author' },
          { text: '1 May', name: 'time' },
        ],
      },
    ],
  ])
})

test('the initials of a site before its names are no property of style', async () => {
  const hinted = async (classes: string) => (await hintsOf(`<div class="${classes}">Text</div>`))[0]?.[1]
  expect(await hinted('ng-teaser')).toEqual({ within: ['ng-teaser'] })
  expect(await hinted('dc-fact-label')).toEqual({ within: ['dc-fact-label'] })
  expect(await hinted('mx-auto w-full p-2 m-md-3')).toBeUndefined()
})

test('a link around several blocks is a link of each; terms, captions and rows say what they are', async () => {
  expect(await hintsOf('<a href="/c"><h3>Card</h3><p>Text</p></a>')).toEqual([
    ['Card', { links: [{ text: 'Card', href: '/c' }] }],
    ['Text', { links: [{ text: 'Text', href: '/c' }] }],
  ])
  expect(await hintsOf('<dl><dt>Weight</dt><dd><p>2 kg</p></dd></dl>')).toEqual([
    ['Weight', { element: 'dt' }],
    ['2 kg', { element: 'dd' }],
  ])
  expect(await hintsOf('<figure><img src="a.png" alt="A"><figcaption>Lamp</figcaption></figure>')).toEqual([
    ['Lamp', { element: 'figcaption', image: { alt: 'A', src: 'a.png' } }],
  ])
  expect((await hintsOf('<table><tr><td>a</td><td><a href="/b">b</a></td></tr></table>'))[0]?.[1]).toEqual({
    links: [{ text: 'b', href: '/b' }],
  })
})

test('a page of nothing but links does not weigh several times its text', async () => {
  const links = Array.from({ length: 20_000 }, (_, at) => `<p><a href="/${at}">${at}</a></p>`).join('')
  const withHints = (await hintsOf(links)).filter(([, hints]) => hints !== undefined)
  expect(withHints.length).toBeLessThanOrEqual(5000)
})

test('what begins each line of a paragraph is a part of it, so is what stands right behind that in an element, and so is each line of a cell', async () => {
  expect(await hintsOf('<p><b>When?</b> Monday<br><b>Where?</b> Hall, <b>upstairs</b></p>')).toEqual([
    [
      'When? Monday\nWhere? Hall, upstairs',
      {
        parts: [
          { text: 'When?', name: 'b' },
          { text: 'Where?', name: 'b' },
        ],
      },
    ],
  ])
  const table =
    '<table><tr><td>Vets</td><td>Ada Ravn<br>Ben Okoro</td></tr><tr><td>Room</td><td>4</td></tr></table>'
  expect((await hintsOf(table)).map(([, hints]) => hints)).toEqual([
    {
      parts: [
        { text: 'Ada Ravn', name: 'line' },
        { text: 'Ben Okoro', name: 'line' },
      ],
    },
    undefined,
  ])
})

test('what code holds is no part of its line, whatever it is called and where it stands', async () => {
  const first = '<p><code class="literal"><span class="pre">make all</span></code> builds the target</p>'
  expect(await hintsOf(first)).toEqual([['make all builds the target', undefined]])
  const html =
    '<p>Run <code class="literal"><span class="pre">make all</span></code>, <b class="who">Ann</b></p>'
  expect(await hintsOf(html)).toEqual([['Run make all, Ann', { parts: [{ text: 'Ann', name: 'who' }] }]])
})

test('names that libraries make for styles name nothing', async () => {
  const html =
    '<div class="css-1k2v9x"><p class="sc-bdVaJa rate">9 %</p><p class="svelte-k1x9"><b class="jsx-2838 who">Ann</b></p></div>'
  expect(await hintsOf(html)).toEqual([
    ['9 %', { within: ['rate'] }],
    ['Ann', { parts: [{ text: 'Ann', name: 'who' }] }],
  ])
  expect(await hintsOf('<p class="sc-price">9</p>')).toEqual([['9', { within: ['sc-price'] }]])
})
