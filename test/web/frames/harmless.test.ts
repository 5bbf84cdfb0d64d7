import { expect, test } from 'vitest'
import { expectLinear } from '../../support/costs.ts'
import { harmless, ownStyle } from '../../../web/frames/replay/harmless.ts'
import type { RecordedEvent } from '../../../web/frames/replay/messages.ts'

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

test.each(['script', 'iframe', 'object', 'embed', 'base', 'SCRIPT'])('<%s> becomes nothing', (tag) => {
  const inside = element(tag, { src: foreign, srcdoc: 'x', data: foreign }, [element('p')])
  const told = harmless(snapshot(inside)).data as { node: object }
  expect(told.node).toMatchObject({ tagName: 'noscript', attributes: {}, childNodes: [] })
})

test('a page that would send the browser elsewhere does not', () => {
  const refresh = element('meta', { 'http-equiv': 'refresh', content: `0;url=${foreign}` })
  expect(JSON.stringify(harmless(snapshot(refresh)))).not.toContain('spy')
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
  ])
    expect(() => harmless({ type: 3, timestamp: 1, data })).not.toThrow()
})

test('pictures that a style holds itself stay', () => {
  const css = '.a { background: url("data:image/png;base64,AA") } .b { fill: url(#g) }'
  expect(ownStyle(css)).toBe(css)
})

test('a style of addresses that never end is read in time', () => {
  expectLinear(20_000, (times) => ownStyle('url('.repeat(times)))
  expect(ownStyle('a { color: red } b { background: url(https://spy.example/x')).not.toContain('spy')
})
