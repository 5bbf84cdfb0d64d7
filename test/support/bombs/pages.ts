import { type FileBomb, textBytes } from './file-bomb.ts'

const long = 1.59 * 2 ** 20
const filled = (piece: string) => piece.repeat(Math.floor(long / textBytes(piece).length))
const page = (name: string, html: () => string): FileBomb => ({
  name: `HTML: ${name}`,
  fileName: 'bomb.html',
  bytes: () => textBytes(html()),
})

/** Pages, the worst of them first. */
export const pageBombs: FileBomb[] = [
  page('elements in each other', () => filled('<div>')),
  page('ends of elements that are not open', () => `${'<div>'.repeat(990)}${'</x>'.repeat(390_000)}`),
  page('lists in each other', () => `${'<ul><li>a'.repeat(490)}${'<li>a'.repeat(300_000)}`),
  page('tables in each other', () => `${'<table><tr><td>'.repeat(300)}${'<p>a'.repeat(380_000)}`),
  page(
    'a table of cells that reach down',
    () => `<table>${filled(`<tr>${'<td rowspan=1000 colspan=2>abc'.repeat(30)}${'<tr><td>a'.repeat(1000)}`)}`,
  ),
  page('a table of spans', () => `<table>${filled('<tr><td colspan=63>a<td colspan=63>b')}`),
  page('a table of very many columns', () => `<table><tr>${filled('<td>a')}`),
  page('cells of bars', () => `<table>${filled(`<tr><td>a<td>${'|'.repeat(200)}`)}`),
  page('items', () => `<ul>${filled('<li>a')}`),
  page('paragraphs', () => filled('<p>a')),
  page('attributes of one element', () => `<a ${filled('b=c ')}`),
  page('elements of very many attributes', () => filled(`<a ${'b=c '.repeat(2000)}>x`)),
  page('styles', () => filled(`<p style="${'display : '.repeat(180)}">x`)),
  page('comments', () => filled('<!-- -->')),
  page('comments that never end', () => filled('<!--')),
  page('marks', () => filled('<')),
  page('entities', () => filled('&nbsp;')),
  page('entities that never end', () => filled('&a')),
  page('a script that never ends', () => `<script>${filled('</scrip')}`),
  page('line breaks', () => `a${filled('<br>')}b`),
  page('blanks', () => `<p>a${filled(' ')}b`),
  page('blanks in code', () => `<pre>a${filled(' ')}b`),
  page('a title without an end', () => `<title>${filled('a ')}`),
  page('declarations', () => filled('<!doctype html>')),
  page('a declared encoding of very many letters', () => `<meta charset=${filled('x')}`),
]
