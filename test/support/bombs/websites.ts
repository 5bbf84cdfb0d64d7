import { gzipSync } from 'node:zlib'
import { type FileBomb, textBytes } from './file-bomb.ts'

const long = 1.59 * 2 ** 20
const filled = (piece: string) => piece.repeat(Math.floor(long / textBytes(piece).length))
const bomb = (name: string, fileName: string, text: () => string): FileBomb => ({
  name,
  fileName,
  bytes: () => textBytes(text()),
})

/** Pages whose links ask for far more work than their size promises. */
export const linkBombs: FileBomb[] = [
  bomb('links without number', 'links.html', () => filled('<a href=a?b>')),
  bomb('links that differ', 'links.html', () =>
    Array.from({ length: 120_000 }, (_, at) => `<a href=${at}>`).join(''),
  ),
  bomb('a link of a megabyte', 'links.html', () => `<a href="${filled('/..')}">`),
  bomb('a link of parameters', 'links.html', () => `<a href="?${filled('&utm_a=b')}">`),
  bomb('bases', 'links.html', () => filled('<base href=/a/>')),
  bomb('refreshes', 'links.html', () => filled('<meta http-equiv=refresh content="0;url=a">')),
  bomb('a refresh of blanks', 'links.html', () => `<meta http-equiv=refresh content="${filled(' ')}">`),
  bomb('directives', 'links.html', () => filled('<meta name=robots content=noindex>')),
  bomb('relations', 'links.html', () => `<a rel="${filled('a ')}" href=b>`),
  bomb('words of one letter', 'links.html', () => `<p>${filled('a b ')}`),
]

/** Sitemaps that grow, nest or never end. */
export const sitemapBombs: FileBomb[] = [
  {
    name: '300 MB of nothing',
    fileName: 'sitemap.xml.gz',
    bytes: () => gzipSync(new Uint8Array(300 * 2 ** 20)),
  },
  bomb('elements in each other', 'sitemap.xml', () => filled('<urlset>')),
  bomb('one address without end', 'sitemap.xml', () => `<urlset><url><loc>${filled('a')}`),
  bomb(
    'attributes',
    'sitemap.xml',
    () => `<urlset ${Array.from({ length: 100_000 }, (_, at) => `a${at}="b"`).join(' ')}>`,
  ),
  bomb('entities', 'sitemap.xml', () => `<urlset><url><loc>${filled('&amp;')}`),
  bomb('entities of its own', 'sitemap.xml', () => `<!DOCTYPE a [${filled('<!ENTITY b "&b;">')}]><urlset/>`),
  bomb('comments', 'sitemap.xml', () => `<urlset>${filled('<!-- -->')}`),
  bomb('lines', 'sitemap.txt', () => filled('https://a.example/b\n')),
]
