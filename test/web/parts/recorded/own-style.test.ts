import { expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { ownSheet, ownStyle, styleOf } from '../../../../web/parts/recorded/own-style.ts'

const foreign = 'https://spy.example/x'

test('pictures that a style holds itself stay', () => {
  const css = '.a { background: url("data:image/png;base64,AA") } .b { fill: url(#g) }'
  expect(ownStyle(css)).toBe(css)
})

test.each([
  `p { background: url(${foreign}) }`,
  `p { background: URL( "${foreign}" ) }`,
  `p { background: src("${foreign}") }`,
  `p { background: u\\72l(${foreign}) }`,
  `p { background: \\000055\nR\\4c(${foreign}) }`,
  `p { background: u\\rl(${foreign}) }`,
  `p { background: image\\-set("${foreign}" 1x) }`,
  `p { background: image-set("${foreign}" 1x) }`,
  `p { background: image-set("data:image/png;base64,AA" 1x, "${foreign}" 2x) }`,
  `p { background: -webkit-image-set(url(${foreign}) 1x, url('${foreign}') 2x) }`,
  `p { background: -webkit-cross-fade(url(${foreign}), url(#a), 50%) }`,
  `@import "${foreign}";`,
  `@IMPORT url(${foreign}) screen`,
  `@\\69mport '${foreign}';`,
  `@import/**/"${foreign}"`,
  `@font-face { font-family: F; src: url(${foreign}) format("woff2") }`,
  `p { background: url(${foreign}`,
])('nothing is fetched by %s', (css) => {
  expect(ownStyle(css)).not.toContain('spy')
})

test('what is around an address stays', () => {
  expect(ownStyle(`p { color: red; background: url(${foreign}) } b { color: blue }`)).toBe(
    'p { color: red; background: none } b { color: blue }',
  )
})

test('what fetches nothing is left as it is spelt', () => {
  for (const css of ['.\\31 0 { content: "\\201c" }', 'p { content: "\\"\\72" }', '.w-1\\/2 { width: 50% }'])
    expect(ownStyle(css)).toBe(css)
})

test('a sheet that is parted keeps its parts unless they are an address together', () => {
  expect(ownSheet('a {}/* rr_split */b {}')).toBe('a {}/* rr_split */b {}')
  expect(ownSheet(`a { background: u/* rr_split */rl(${foreign}) }`)).toBe('a { background: none }')
})

test('a style of properties is one of texts, whatever came', () => {
  expect(styleOf({ color: false, width: 3, background: [`url(${foreign})`, 'important'] })).toEqual({
    color: false,
    width: '3',
    background: ['none', 'important'],
  })
  expect(styleOf(null)).toBeNull()
})

test('a style of addresses that never end is read in time', () => {
  for (const part of ['url(', 'image-set(', '@import ', '\\75', '\\\\', 'url( data:', '/* rr_split */'])
    expectLinear(20_000, (times) => ownSheet(part.repeat(times)))
})
