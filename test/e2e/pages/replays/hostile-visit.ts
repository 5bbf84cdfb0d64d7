interface Event {
  type: number
  timestamp: number
  data: object
}

let last = 10
const element = (tagName: string, attributes: object = {}, childNodes: object[] = [], more: object = {}) => ({
  type: 2,
  id: ++last,
  tagName,
  attributes,
  childNodes,
  ...more,
})
const text = (textContent: string, more: object = {}) => ({ type: 3, id: ++last, textContent, ...more })

const run = 'globalThis.pwned = top.pwned = 1; fetch("/api/organizations")'

/** Four seconds of a page as somebody may send it who wants to reach whoever watches, by everything that a browser asks for or runs by itself. */
export function hostileVisit(at: number, spy: string): Event[] {
  const bad = [
    element('script', {}, [text(run)]),
    element('script', { src: `${spy}/script.js` }),
    element('noscript', {}, [element('script', {}, [text(run)])]),
    element('img', { src: `${spy}/a.png`, srcset: `${spy}/b.png 2x`, onerror: run, onload: run }),
    element('img', { src: 'data:image/png;base64,AA', onerror: run, rr_dataURL: `${spy}/c.png` }),
    element('svg', { onload: run }, [element('script', {}, [text(run)], { isSVG: true })], { isSVG: true }),
    element('image', { 'xlink:href': `${spy}/d.png`, href: `${spy}/e.png` }, [], { isSVG: true }),
    element('iframe', { src: `${spy}/frame`, srcdoc: `<script>${run}</script>` }),
    element('iframe', { src: `javascript:${run}` }),
    element('iframe', { src: `data:text/html,<script>${run}</script>` }),
    element('object', { data: `${spy}/object` }),
    element('embed', { src: `${spy}/embed` }),
    element('video', { src: `${spy}/video`, poster: `${spy}/poster`, autoplay: '' }),
    element('audio', { src: `${spy}/audio`, autoplay: '', rr_mediaState: 'played' }),
    element('form', { action: `${spy}/form`, id: 'f' }, [
      element('input', { name: 'a', autofocus: '', onfocus: run, value: 'x' }),
      element('button', { formaction: `${spy}/button` }, [text('Send')]),
    ]),
    element('a', { href: `javascript:${run}`, ping: `${spy}/ping`, target: '_top' }, [text('Go')]),
    element('details', { open: '', ontoggle: run }),
    element('div', { style: `background: url(${spy}/style.png)`, onmouseover: run, onpointerenter: run }),
    // Spelt so that a text filter does not see it.
    element('div', { style: `background: u\\72l(${spy}/escaped.png)` }),
    element('style', {}, [
      text(`@import "${spy}/i.css"; p { background: url("${spy}/p.png") }`, { isStyle: true }),
    ]),
    // Not said to be of a style, and an address only together.
    element('style', {}, [text(`p { background: u`), text(`rl(${spy}/parted.png) }`)]),
    element('div', { style: `background: image-set("data:image/png;base64,AA" 1x, "${spy}/set.png" 2x)` }),
    element(
      'svg',
      {},
      [
        element(
          'image',
          {},
          [element('set', { attributeName: 'href', to: `${spy}/moved.png` }, [], { isSVG: true })],
          { isSVG: true },
        ),
        element('svg:script', { href: `${spy}/prefix.js` }, [text(run)], { isSVG: true }),
      ],
      { isSVG: true },
    ),
    element('img', { SRC: `${spy}/capitals.png`, attributionsrc: `${spy}/source` }),
    element('style', {
      _cssText: `@font-face { font-family: F; src: url(${spy}/f.woff) } p { font-family: F }`,
    }),
    element('p', { id: 'end' }, [text('The end')]),
  ]
  const head = [
    element('base', { href: `${spy}/`, target: '_top' }),
    element('meta', { 'http-equiv': 'refresh', content: `0;url=${spy}/refresh` }),
    element('META', { 'HTTP-EQUIV': 'refresh', content: `0;url=${spy}/capitals` }),
    element('link', { rel: 'stylesheet', href: `${spy}/sheet.css` }),
    element('link', { rel: 'preload', as: 'image', href: `${spy}/preload.png` }),
    element('link', { rel: 'manifest', href: `${spy}/manifest` }),
  ]
  const body = element('body', { onload: run }, bad)
  const html = element('html', { manifest: `${spy}/cache` }, [element('head', {}, head), body])
  const node = {
    type: 0,
    id: 1,
    childNodes: [{ type: 1, id: 2, name: 'html', publicId: '', systemId: '' }, html],
  }
  const added = element('img', { src: `${spy}/later.png`, onerror: run })
  const change = { source: 0, removes: [], texts: [] }
  return [
    { type: 4, timestamp: at, data: { href: `${spy}/`, width: 800, height: 600 } },
    { type: 2, timestamp: at + 1, data: { node, initialOffset: { left: 0, top: 0 } } },
    {
      type: 3,
      timestamp: at + 500,
      data: {
        ...change,
        adds: [
          { parentId: body.id, nextId: null, node: added },
          { parentId: body.id, nextId: null, node: element('script', {}, [text(run)]) },
        ],
        attributes: [],
      },
    },
    {
      type: 3,
      timestamp: at + 900,
      data: {
        ...change,
        adds: [],
        attributes: [{ id: added.id, attributes: { src: `${spy}/even-later.png` } }],
      },
    },
    { type: 3, timestamp: at + 1000, data: { source: 2, type: 2, id: body.id, x: 5, y: 5 } },
    { type: 3, timestamp: at + 3900, data: { ...change, adds: [], attributes: [] } },
  ]
}
