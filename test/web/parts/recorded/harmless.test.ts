import { expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { cleanPage, harmless } from '../../../../web/parts/recorded/harmless.ts'
import type { RecordedEvent } from '../../../../web/frames/replay/messages.ts'

const element = (tagName: string, attributes: object = {}, childNodes: object[] = []) => ({
  type: 2,
  id: 1,
  tagName,
  attributes,
  childNodes,
})
const snapshot = (node: object): RecordedEvent => ({ type: 2, timestamp: 1, data: { node } })
const mutation = (data: object): RecordedEvent => ({ type: 3, timestamp: 1, data: { source: 0, ...data } })
const foreign = 'https://spy.example/x'

test('what a browser would ask for is taken out of a page, however deep it lies', () => {
  let node = element('img', { src: foreign, srcset: `${foreign} 2x`, alt: 'A tent' })
  for (let depth = 0; depth < 20_000; depth++) node = element('div', {}, [node])
  const told = harmless(snapshot(node)).data as { node: typeof node }
  let inner = told.node
  while (inner.childNodes[0]) inner = inner.childNodes[0] as typeof node
  expect(inner.attributes).toEqual({ alt: 'A tent' })
})

test.each([
  ['video', { src: foreign, poster: foreign, controls: true }, { controls: true }],
  ['link', { rel: 'stylesheet', href: foreign, _cssText: 'p {}' }, { rel: 'stylesheet', _cssText: 'p {}' }],
  ['link', { rel: 'preload', href: foreign }, {}],
  ['audio', { rr_mediaState: 'played', autoplay: '' }, { autoplay: '' }],
  ['form', { action: foreign, class: 'c' }, { class: 'c' }],
  ['button', { formaction: foreign, onclick: 'alert(1)', ONFOCUS: 'alert(1)', autofocus: '' }, {}],
  ['a', { href: 'javascript:alert(1)', ping: foreign }, { href: '#' }],
  ['img', { src: 'data:image/png;base64,AA', rr_dataURL: foreign }, { src: 'data:image/png;base64,AA' }],
  ['use', { href: '#sign' }, { href: '#sign' }],
  ['image', { 'xlink:href': foreign }, {}],
  [
    'td',
    { background: foreign, style: `color: red; background: url("${foreign}")` },
    { style: 'color: red; background: none' },
  ],
  ['style', { _cssText: `@import "${foreign}"; p { color: red }` }, { _cssText: ' p { color: red }' }],
])('of <%s %j> the rest stays', (tag, attributes, left) => {
  const told = harmless(snapshot(element(tag, attributes))).data as { node: { attributes: object } }
  expect(told.node.attributes).toEqual(left)
})

test.each([
  ['img', { SRC: foreign, SrcSet: foreign, attributionsrc: foreign, lowsrc: foreign }, {}],
  ['img', { srcset: `data:image/png;base64,AA 1x, ${foreign} 2x` }, {}],
  ['img', { src: [foreign], rr_dataURL: [foreign], poster: { toString: foreign } }, {}],
  ['img', { src: ' DATA:image/png;base64,AA' }, { src: ' DATA:image/png;base64,AA' }],
  ['img', { src: 'data:text/html,<script>1</script>' }, {}],
  ['iframe-like', { srcdoc: '<p>', RR_SRC: foreign, 'Http-Equiv': 'refresh' }, {}],
  ['svg', { 'xml:base': foreign, 'XLINK:HREF': foreign, viewBox: '0 0 1 1' }, { viewBox: '0 0 1 1' }],
  ['rect', { fill: `url(${foreign})`, filter: 'url(#blur)' }, { fill: 'none', filter: 'url(#blur)' }],
  [
    'animate',
    { attributeName: 'fill', values: `red;url(${foreign})` },
    { attributeName: 'fill', values: 'red;none' },
  ],
  ['p', { style: [`url(${foreign})`] }, { style: { 0: 'none' } }],
  [
    'p',
    { style: { background: [[`url(${foreign})`], 'important'] } },
    { style: { background: ['none', 'important'] } },
  ],
  ['p', { style: { color: false } }, { style: { color: false } }],
  [
    'input',
    { value: `url(${foreign})`, alt: `@import ${foreign}` },
    { value: `url(${foreign})`, alt: `@import ${foreign}` },
  ],
])('however it is spelt, of <%s %j> nothing asks for anything', (tag, attributes, left) => {
  const told = harmless(snapshot(element(tag, attributes))).data as { node: { attributes: object } }
  expect(told.node.attributes).toEqual(left)
})

test.each(['href', 'xlink:HREF', ' onclick', 'srcdoc', 'style', 'http-equiv'])(
  'an animation of %j moves nothing',
  (attributeName) => {
    const told = harmless(snapshot(element('set', { AttributeName: attributeName, to: foreign })))
    expect(told.data).toMatchObject({ node: { attributes: { to: foreign } } })
    expect(JSON.stringify(told)).not.toMatch(/attributename/i)
  },
)

test.each([
  'script',
  'iframe',
  'frame',
  'object',
  'embed',
  'applet',
  'portal',
  'fencedframe',
  'base',
  'SCRIPT',
  'svg:script',
])('<%s> becomes nothing', (tag) => {
  const inside = element(tag, { src: foreign, srcdoc: 'x', data: foreign }, [element('p')])
  const told = harmless(snapshot(inside)).data as { node: object }
  expect(told.node).toMatchObject({ tagName: 'noscript', attributes: {}, childNodes: [] })
})

test.each(['http-equiv', 'HTTP-EQUIV', 'Http-Equiv'])(
  'a page that would send the browser elsewhere by %s does not',
  (name) => {
    const refresh = element('META', { [name]: 'refresh', content: `0;url=${foreign}` })
    expect(JSON.stringify(harmless(snapshot(refresh)))).not.toContain('spy')
    const later = mutation({ attributes: [{ id: 1, attributes: { [name]: 'refresh' } }] })
    expect(harmless(later).data).toMatchObject({ attributes: [{ attributes: {} }] })
    expect(JSON.stringify(later)).not.toContain('refresh')
  },
)

test('what a page says of itself without leading anywhere stays', () => {
  const said = element('meta', { name: 'color-scheme', content: 'dark' })
  expect(harmless(snapshot(structuredClone(said))).data).toEqual({ node: said })
})

const text = (textContent: unknown, more: object = {}) => ({ type: 3, id: 2, textContent, ...more })

test.each([
  ['a text that does not say it is one of a sheet', [text(`p { background: url(${foreign}) }`)]],
  ['texts that are one address together', [text('p { background: u'), text(`rl(${foreign}) }`)]],
  ['a text that is none', [text([`@import "${foreign}"`])]],
])('of a sheet nothing is fetched by %s', (_, texts) => {
  for (const tag of ['style', 'STYLE', 'svg:style'])
    expect(JSON.stringify(harmless(snapshot(element(tag, {}, structuredClone(texts)))))).not.toContain('spy')
})

test('a sheet that comes as a link is one only where it brings its text', () => {
  const apart = { _cssText: `p { background: u/* rr_split */rl(${foreign}) }`, href: foreign }
  const told = harmless(snapshot(element('link', apart, [text(''), text(`@import "${foreign}"`)])))
  expect(told.data).toMatchObject({ node: { tagName: 'link' } })
  expect(JSON.stringify(told)).not.toContain('spy')
  const without = harmless(snapshot(element('link', { _cssText: '', rel: 'stylesheet' })))
  expect(without.data).toMatchObject({ node: { tagName: 'noscript' } })
})

test('an element that goes leaves its place, so that its neighbours are counted as before', () => {
  const page = element('body', {}, [element('iframe', { src: foreign }), element('p')])
  cleanPage(page)
  expect(page.childNodes).toMatchObject([{ tagName: 'noscript' }, { tagName: 'p' }])
})

test('changes are held to the same: what is added, attributes, texts of styles, rules and fonts', () => {
  const events = [
    mutation({ adds: [{ parentId: 1, node: element('img', { src: foreign }) }] }),
    mutation({
      attributes: [{ id: 1, attributes: { src: foreign, style: { background: [`url(${foreign})`, ''] } } }],
    }),
    mutation({ texts: [{ id: 1, value: `p { background: url(${foreign}) }` }] }),
    mutation({ source: 8, adds: [{ rule: `p { background: url('${foreign}') }` }] }),
    mutation({ source: 13, set: { property: 'background', value: `url(${foreign})` } }),
    mutation({ attributes: [{ id: 1, node: {}, attributes: { src: foreign } }] }),
    mutation({ texts: [{ id: 1, value: [`@import "${foreign}"`] }] }),
    mutation({ source: 8, adds: [{ rule: [`@import "${foreign}"`] }], replace: [`@import "${foreign}"`] }),
    mutation({ source: 8, replaceSync: `p { background: image-set("${foreign}" 1x) }` }),
    mutation({ source: 13, set: { property: 'background', value: [`url(${foreign})`] } }),
    mutation({ source: 10, family: 'F', fontSource: `url(${foreign})` }),
    mutation({ source: 15, styles: [{ rules: [{ rule: `@import url(${foreign});` }] }] }),
  ]
  for (const event of events) expect(JSON.stringify(harmless(event))).not.toContain('spy')
})

test('what is no page of rrweb is left as it is', () => {
  for (const data of [
    null,
    'x',
    7,
    {},
    { node: 'x', adds: [null, 'x'], attributes: [null], texts: [null], styles: [null] },
    { node: { tagName: 'p', attributes: 'style', childNodes: 'x' }, adds: [{ node: { tagName: 7 } }] },
    { node: { tagName: 'link', attributes: null }, set: 'x', texts: [{ value: null }] },
  ])
    expect(() => harmless({ type: 3, timestamp: 1, data })).not.toThrow()
})

test('the texts of a page stay as they are, also where they speak of styles', () => {
  const texts = [{ id: 1, value: 'C:\\new and a { color: red }' }]
  expect(harmless(mutation({ texts: structuredClone(texts) })).data).toMatchObject({ texts })
  const page = element('p', {}, [text(`Write url(${foreign}) or @import.`)])
  expect(harmless(snapshot(structuredClone(page))).data).toEqual({ node: page })
})

test('a page of any width and depth is read in time', () => {
  expectLinear(20_000, (times) =>
    cleanPage(
      element(
        'body',
        {},
        Array.from({ length: times }, () => element('i', { style: 'u\\' })),
      ),
    ),
  )
  expectLinear(20_000, (times) =>
    cleanPage(
      element(
        'style',
        {},
        Array.from({ length: times }, () => text('@import url(')),
      ),
    ),
  )
})
