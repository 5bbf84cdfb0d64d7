import { expect, test } from 'vitest'
import { tamePage } from '../../../../../workers/features/documents/page/tame-page.ts'

test.each([
  ['a script', 'a<script>steal()</script>b', 'ab'],
  ['a script that is never closed', 'a<script>steal() b', 'a'],
  ['a script in capitals', 'a<SCRIPT SRC=//evil.example></SCRIPT >b', 'ab'],
  ['a handler', '<p onclick="steal()" OnLoad=steal() class="c">a</p>', '<p class="c">a</p>'],
  ['a handler that is written twice', '<p onclick="a()" onclick="b()">a</p>', '<p>a</p>'],
  ['a link that runs', '<a href="javascript:steal()">a</a>', '<a>a</a>'],
  ['a link that runs, in entities', '<a href="&#106;avascript:steal()">a</a>', '<a>a</a>'],
  ['a link elsewhere that pings', '<a href="https://evil.example" ping="//evil.example">a</a>', '<a>a</a>'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=//evil.example">a', 'a'],
  ['a policy', `<meta http-equiv="Content-Security-Policy" content="script-src *">a`, 'a'],
  ['another base', '<base href="//evil.example/">a', 'a'],
  ['a frame', 'a<iframe srcdoc="<script>steal()</script>">x</iframe>b', 'ab'],
  [
    'a form',
    '<form action="//evil.example"><input name="p">a<button formaction="//b">b</button></form>',
    'ab',
  ],
  [
    'a picture of elsewhere',
    '<img src="//evil.example/p.png" srcset="//evil.example/2.png 2x" alt="x">',
    '<img alt="x">',
  ],
  [
    'a drawing',
    'a<svg onload="steal()"><a xlink:href="javascript:steal()"><script>1</script></a></svg>b',
    'ab',
  ],
  ['a formula', 'a<math><mtext><style><img src onerror=steal()></style></mtext></math>b', 'ab'],
  [
    'what shows without scripts',
    'a<noscript><p title="</noscript><img src onerror=steal()>"></noscript>',
    /^a(?!.*onerror)/,
  ],
  ['a template that is a shadow', '<div>a<template shadowrootmode="open">b</template></div>', '<div>a</div>'],
  ['a style sheet of elsewhere', '<link rel="stylesheet" href="//evil.example/s.css">a', 'a'],
  ['a comment of old browsers', 'a<!--[if IE]><script>steal()</script><![endif]-->b', 'ab'],
  [
    'a name that hides the document',
    '<img name="body"><a id="x" name="getElementById">a</a>',
    '<img><a id="x">a</a>',
  ],
])('%s is left out', async (_what, given, tamed) => {
  const got = await tamePage(given)
  if (tamed instanceof RegExp) expect(got).toMatch(tamed)
  else expect(got).toBe(tamed)
})

test('what only shows stays as it is: styles, places of the page and pictures in it', async () => {
  const page =
    '<!doctype html><html lang="de"><head><title>T</title><style>p{color:red}</style></head><body><p style="margin:0" id="a">Ä &amp; b</p><a href="#a">up</a><img src="data:image/png;base64,AA=="><table><tr><td colspan="2">1</td></tr></table>'
  expect(await tamePage(page)).toBe(page)
})

test('what is folded up is opened', async () => {
  expect(await tamePage('<details><summary>s</summary>a</details>')).toBe(
    '<details open=""><summary>s</summary>a</details>',
  )
})

test('a megabyte of elements in each other is taken or refused, and never half of it', async () => {
  const tamed = await tamePage(`${'<div onclick=x()>'.repeat(60_000)}end`)
  expect(tamed === null || tamed === `${'<div>'.repeat(60_000)}end`).toBe(true)
})
